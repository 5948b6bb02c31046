import type { ParsedCallRequest, CallValue } from '@marquee/contract/calls/index';
import type { PromotionDetail, PromotionRewardItem } from '@marquee/contract/calls/promotions';
import { dayOf } from '../../platform/brand-days';
import { Failure } from '../../platform/failure';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import { offsetOf, pageOf } from '../../platform/paging';
import { type ListedRow, type ListQuery, readListed } from './list-repository';
import { periodStart } from './periods';
import { readProgress } from './progress';
import type { MemberCaller } from './join-promotion';
import { promotionCard, promotionDetail } from './promotion-view';
import type { PromotionParts } from './promotions-context';
import { type OwnRewardRow, readClaimableIds, readOwnReward, readOwnRewards } from './reward-list-repository';
import { givenReward, rewardOf } from './reward-terms';

/** A visitor; guests see every promotion too. */
interface Visitor {
  readonly member: Pick<MemberRef, 'id'> | null;
  readonly brand: Pick<BrandRef, 'id' | 'offsetMinutes' | 'defaultLanguage' | 'currency'>;
  readonly language: string;
}

/** What visitors read of promotions. */
export function createMemberPromotions({ platform, limits }: Pick<PromotionParts, 'platform' | 'limits'>) {
  const { pool } = platform.database;

  const queryOf = ({ member, brand, language }: Visitor): ListQuery => {
    const now = platform.clock.now();
    const day = dayOf(now, brand.offsetMinutes);
    const start = (cycle: 'weekly' | 'monthly' | 'yearly') => periodStart(cycle, day);
    const starts = { daily: day, weekly: start('weekly'), monthly: start('monthly'), yearly: start('yearly') };
    return {
      brandId: brand.id,
      memberId: member?.id ?? null,
      now,
      languages: [language, brand.defaultLanguage],
      starts,
    };
  };

  async function factsOf({ member, brand }: Visitor, { now, starts }: ListQuery, rows: readonly ListedRow[]) {
    if (!member) return () => ({ now, isBarred: false, progress: null });
    const query = { memberId: member.id, offsetMinutes: brand.offsetMinutes, day: starts.daily };
    const [isBarred, progress] = await Promise.all([isBarredNow(member.id), readProgress(pool, query, rows)]);
    return ({ id }: ListedRow) => ({ now, isBarred, progress: progress.get(id) ?? null });
  }

  const isBarredNow = (memberId: bigint): Promise<boolean> =>
    limits.refuseBarred(pool, memberId).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Failure) return true;
        throw error;
      },
    );

  return {
    async list(
      visitor: Visitor,
      { type }: ParsedCallRequest<'promotions.list'>,
    ): Promise<CallValue<'promotions.list'>> {
      const query = queryOf(visitor);
      const rows = (await readListed(pool, query)).filter(({ types }) => type === undefined || types.includes(type));
      const facts = await factsOf(visitor, query, rows);
      return { promotions: rows.map((row) => promotionCard(row, facts(row))) };
    },

    /** @throws Failure `promotion_not_found` */
    async detail(visitor: Visitor, promotionId: string): Promise<PromotionDetail> {
      const query = queryOf(visitor);
      const [row] = await readListed(pool, query, promotionId);
      if (!row) throw new Failure('promotion_not_found');
      const facts = await factsOf(visitor, query, [row]);
      return promotionDetail(row, facts(row), visitor.brand.currency);
    },

    async rewards(
      { member, language, brand }: MemberCaller,
      { filter, ...page }: ParsedCallRequest<'promotions.rewards'>,
    ): Promise<CallValue<'promotions.rewards'>> {
      const query = { memberId: member.id, isClaimable: filter === 'claimable', now: platform.clock.now() };
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { rows, total } = await readOwnRewards(pool, query, part);
      const languages = [language, brand.defaultLanguage, 'en'];
      return pageOf(
        rows.map((row) => rewardItem(row, languages)),
        total,
        page,
      );
    },

    async count({ member }: Pick<MemberCaller, 'member'>): Promise<{ claimable: number }> {
      return { claimable: (await readClaimableIds(pool, member.id, platform.clock.now())).length };
    },

    async reward({ member, language, brand }: MemberCaller, participationId: string): Promise<PromotionRewardItem> {
      const row = await readOwnReward(pool, member.id, participationId);
      if (!row) throw new Failure('promotion_not_found');
      return rewardItem(row, [language, brand.defaultLanguage, 'en']);
    },
  };
}

function rewardItem(row: OwnRewardRow, languages: readonly string[]): PromotionRewardItem {
  const { participationId, promotionId, promotionKind, terms, period, claimableUntil, at } = row;
  const reward = rewardOf(terms, period);
  if (!reward) throw new Error(`participation ${participationId} has no reward`);
  const language = languages.find((one) => Object.hasOwn(terms.texts, one)) ?? 'en';
  return {
    ...{ participationId, promotionId, kind: promotionKind, title: terms.texts[language]?.title ?? '' },
    ...{ picture: terms.picture, reward: givenReward(reward, row), state: itemState(row) },
    claimableUntil: claimableUntil?.toISOString() ?? null,
    at: at.toISOString(),
  };
}

function itemState({ participationState, state, terms }: OwnRewardRow): PromotionRewardItem['state'] {
  if (participationState === 'paid') return terms.rules.delivery === 'claim' ? 'claimed' : 'issued';
  if (participationState === 'cancelled') return 'revoked';
  return state === 'lapsed' || participationState === 'expired' ? 'expired' : 'claim';
}
