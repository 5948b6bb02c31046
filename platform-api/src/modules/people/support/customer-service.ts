import type { CustomerServiceLink } from '@marquee/contract/boot';
import type { Brand } from '../../site/brand/brand';

/** A brand's support channels, the live chat first. */
export function customerServiceOf(
  { config }: Pick<Brand, 'config'>,
  chatUrl: string,
): readonly (Pick<CustomerServiceLink, 'csType' | 'title'> & { readonly path: string })[] {
  const chat = { csType: 'LIVECHAT', title: 'Live chat', path: chatUrl } as const;
  return [...(config.support.chat.enabled ? [chat] : []), ...config.customerService];
}
