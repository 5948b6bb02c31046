import { originOfHost } from '../../../platform/config';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { MemberService } from '../../people/member/service';
import type { Messaging } from '../../people/messaging/service';
import { textIn } from '../../../platform/localised';
import { createVersionRepository } from '../../operators/proposals/service';
import { VIP_RULES } from './vip-rules';
import { monthAfter } from './month-after';

interface WarningParts {
  readonly platform: Pick<Platform, 'config' | 'log' | 'database'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly members: Pick<MemberService, 'byId' | 'contactsOf'>;
  readonly messaging: Pick<Messaging, 'send'>;
}

export interface VipWarning {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly level: number;
  /** Business day of the warning. */
  readonly day: string;
}

export type SendVipWarning = (warning: VipWarning) => Promise<void>;

/**
 * Mails a member that the level will fall with the month. Members without a mail address read it on the page of their level; a
 * failed mail is not repeated, because the fall does not depend on it.
 */
export function createSendVipWarning({ platform, brands, members, messaging }: WarningParts): SendVipWarning {
  const rules = createVersionRepository(VIP_RULES);
  return async ({ brandId, memberId, level, day }) => {
    try {
      const [member, { email }] = await Promise.all([members.byId(memberId), members.contactsOf(memberId)]);
      if (!member || email === null) return;
      const { mainHost, defaultLanguage } = await brands.byId(brandId);
      const terms = (await rules.on(platform.database.pool, brandId, day))?.levels.find(
        (candidate) => candidate.level === level,
      );
      await messaging.send({
        brandId,
        channel: 'mail',
        recipient: email,
        template: 'vip_warning',
        language: member.language,
        values: {
          account: member.account,
          level: terms ? textIn(terms.names, member.language, defaultLanguage) : level,
          day: monthAfter(day),
          link: `${originOfHost(platform.config, mainHost)}/member/vip`,
        },
      });
    } catch (err) {
      platform.log.warn({ err, member: String(memberId) }, 'the mail about a VIP level was not sent');
    }
  };
}
