import { AGENT_TYPES } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';

/** Agent or member, by the type of the account. */
export function AccountType({ type }: { readonly type: number }) {
  const t = useMessages('agent');
  const isAgent = (AGENT_TYPES as readonly number[]).includes(type);
  return isAgent ? <Badge tone="accent">{t('team.agent')}</Badge> : <Badge>{t('team.member')}</Badge>;
}
