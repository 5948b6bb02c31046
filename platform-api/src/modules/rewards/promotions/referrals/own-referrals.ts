import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { ReferralEarnings, ReferralPromotion } from '@marquee/contract/calls/referrals';
import { formatAmount } from '@marquee/contract/money';
import { validBetOf } from '@marquee/contract/promotions/invitation';
import { REFERRAL_STAGES, type ReferralStage } from '@marquee/contract/promotions/states';
import { Failure } from '../../../../platform/failure';
import { maskName } from '../../../../platform/mask-name';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { Platform } from '../../../../platform/platform';
import type { BrandService } from '../../../site/brand/service';
import { isBudgetLeft } from '../participation/budget';
import type { MemberCaller } from '../participation/join-promotion';
import { type PromotionRow, readTriggered } from '../promotion-repository';
import {
  type FriendRow,
  readFriends,
  readReferralCode,
  readRewardedFriends,
  readStages,
} from './referral-list-repository';

interface ReferralParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'byId'>;
}

/** What members see of their invitations: only ever their own, their friends half hidden. */
export function createOwnReferrals({ platform, brands }: ReferralParts) {
  const { pool } = platform.database;

  async function requireReferrals(brandId: number): Promise<void> {
    const { flags } = (await brands.byId(brandId)).config;
    if (flags['REFERRAL'] !== true) throw new Failure('feature_disabled');
  }

  return {
    /** @throws Failure `feature_disabled` */
    async overview({ member, brand, language }: MemberCaller): Promise<CallValue<'referrals.overview'>> {
      await requireReferrals(brand.id);
      const now = platform.clock.now();
      const running = (await readTriggered(pool, brand.id, 'invitation', now)).filter((promotion) =>
        isBudgetLeft(promotion, promotion.terms.rules.reward),
      );
      const rewarded = await readRewardedFriends(
        pool,
        member.id,
        running.map(({ id }) => id),
      );
      const stages = await readStages(pool, { brandId: brand.id, memberId: member.id, now });
      const languages = [language, brand.defaultLanguage, 'en'];
      return {
        referralCode: await readReferralCode(pool, brand.id, member.id),
        promotions: running.flatMap((promotion) => viewOf(promotion, rewarded.get(promotion.id) ?? 0, languages)),
        friends: {
          total: stages.reduce((sum, { friends }) => sum + friends, 0),
          byStage: countsOf(stages),
        },
        earned: earnedOf({
          amount: stages.reduce((sum, { amount }) => sum + amount, 0n),
          points: stages.reduce((sum, { points }) => sum + points, 0n),
          tickets: stages.reduce((sum, { tickets }) => sum + tickets, 0),
        }),
      };
    },

    /** @throws Failure `feature_disabled` */
    async friends(
      { member, brand }: Pick<MemberCaller, 'member' | 'brand'>,
      { stage, sort = '-joinedAt', ...page }: ParsedCallRequest<'referrals.friends'>,
    ): Promise<CallValue<'referrals.friends'>> {
      await requireReferrals(brand.id);
      const { rows, total } = await readFriends(pool, {
        brandId: brand.id,
        memberId: member.id,
        now: platform.clock.now(),
        stage: stage ?? null,
        sort,
        limit: page.pageSize,
        offset: offsetOf(page),
      });
      return pageOf(rows.map(friendOf), total, page);
    },
  };
}

const friendOf = ({ account, joinedAt, stage, ...earned }: FriendRow) => ({
  account: maskName(account),
  joinedAt: joinedAt.toISOString(),
  stage,
  earned: stage === 'paid' ? earnedOf(earned) : null,
});

const earnedOf = ({ amount, points, tickets }: Pick<FriendRow, 'amount' | 'points' | 'tickets'>): ReferralEarnings => ({
  amount: formatAmount(amount),
  points: Number(points),
  tickets,
});

const countsOf = (
  stages: readonly { readonly stage: ReferralStage; readonly friends: number }[],
): Record<ReferralStage, number> => {
  const counts = new Map(stages.map(({ stage, friends }) => [stage, friends]));
  return Object.fromEntries(REFERRAL_STAGES.map((stage) => [stage, counts.get(stage) ?? 0])) as Record<
    ReferralStage,
    number
  >;
};

function viewOf(
  { id, endsAt, terms: { rules, texts } }: PromotionRow,
  friendsRewarded: number,
  languages: readonly string[],
): ReferralPromotion[] {
  const { trigger, conditions, reward, delivery, claimDays } = rules;
  if (trigger.kind !== 'invitation' || !reward) return [];
  const language = languages.find((candidate) => Object.hasOwn(texts, candidate)) ?? 'en';
  return [
    {
      promotionId: id,
      title: texts[language]?.title ?? '',
      endsAt: endsAt?.toISOString() ?? null,
      minimum: trigger.minimum,
      validBet: validBetOf(trigger),
      friendsMax: trigger.friendsMax ?? null,
      friendsRewarded,
      conditions,
      reward,
      invitedReward: trigger.invitedReward,
      delivery,
      claimDays,
    },
  ];
}
