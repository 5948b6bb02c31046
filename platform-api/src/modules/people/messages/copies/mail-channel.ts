import { originOfHost } from '../../../../platform/config';
import { maskEmail } from '../../../../platform/mask-name';
import type { Platform } from '../../../../platform/platform';
import type { BrandService } from '../../../site/brand/service';
import type { Messaging } from '../../messaging/service';
import type { CopyChannel } from './copy-channel';
import { readVerifiedEmail } from './preference-repository';

/** Copies by e-mail, to an address that the member has proved to have. */
export function createMailChannel(
  { config, database: { pool } }: Pick<Platform, 'config' | 'database'>,
  brands: Pick<BrandService, 'byId'>,
  messaging: Pick<Messaging, 'send'>,
): CopyChannel {
  return {
    channel: 'mail',
    locked: ['system'],
    isOffered: () => Promise.resolve(true),

    async targetOf(memberId) {
      const address = await readVerifiedEmail(pool, memberId);
      return address === null ? null : maskEmail(address);
    },

    async send({ memberId, brandId, language, title, text, link }) {
      const recipient = await readVerifiedEmail(pool, memberId);
      if (recipient === null) return false;
      const origin = originOfHost(config, (await brands.byId(brandId)).mainHost);
      await messaging.send({
        brandId,
        channel: 'mail',
        recipient,
        template: 'inbox_copy',
        language,
        values: { title, text, link: `${origin}${link ?? '/member/messages'}`, settings: `${origin}/member` },
      });
      return true;
    },
  };
}
