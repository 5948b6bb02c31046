import { formatLocale } from '@marquee/contract/languages';
import { formatAmount } from '@marquee/contract/money';
import { formatMoney } from '@marquee/contract/money-format';
import { inDigitsOf } from '@marquee/contract/number-format';
import { momentOf } from '../../../platform/brand-days';
import { originOfHost } from '../../../platform/config';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { CatalogueService } from '../catalogue/service';
import type { MemberService } from '../../people/member/service';
import type { Messaging } from '../../people/messaging/service';
import type { GrantRow } from './repository';

export interface NotifyMemberParts {
  readonly platform: Pick<Platform, 'config' | 'log'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly catalogue: Pick<CatalogueService, 'game' | 'present'>;
  readonly members: Pick<MemberService, 'byId' | 'contactsOf'>;
  readonly messaging: Pick<Messaging, 'send'>;
}

/**
 * Sends a member a mail about granted free bets. Members without a mail address find them under the promotions. A failed mail is
 * not repeated, because the grant does not depend on it.
 */
export async function notifyMember(parts: NotifyMemberParts, grant: GrantRow): Promise<void> {
  try {
    await sendMail(parts, grant);
  } catch (err) {
    parts.platform.log.warn({ err, grant: grant.id }, 'the mail about free bets was not sent');
  }
}

async function sendMail(
  { platform, brands, catalogue, members, messaging }: NotifyMemberParts,
  { brandId, memberId, gameId, member: account, bets, stake, currency, endsAt }: GrantRow,
): Promise<void> {
  const [member, { email }] = await Promise.all([members.byId(memberId), members.contactsOf(memberId)]);
  if (!member || email === null) return;
  const { mainHost, offsetMinutes, config } = await brands.byId(brandId);
  const locale = formatLocale(member.language, config.formats);
  const game = catalogue.present(await catalogue.game(brandId, gameId), member.language);
  await messaging.send({
    brandId,
    channel: 'mail',
    recipient: email,
    template: 'free_bets',
    language: member.language,
    values: {
      account,
      game: game.displayName,
      bets,
      stake: formatMoney(formatAmount(stake), { language: locale, symbol: currency }),
      until: inDigitsOf(locale, momentOf(endsAt, offsetMinutes)),
      link: `${originOfHost(platform.config, mainHost)}/promotions`,
    },
  });
}
