import type { ParsedCallRequest, CallValue } from '@marquee/contract/calls/index';
import type { PromotionDetail, PromotionRewardItem } from '@marquee/contract/calls/promotions';
import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import { createBrandPromotions } from './brand-promotions';
import { fitsNextDeposit, isMissed } from './trigger/deposit-trigger';
import { type ListedRow, type ListQuery, readListed } from './list-repository';
import { periodStart } from './periods';
import { readProgress } from './settle/progress';
import { createRankings } from './settle/rankings';
import type { MemberCaller } from './participation/join-promotion';
import { inListOrder, promotionCard, promotionDetail, type ViewFacts } from './promotion-view';
import type { Platform } from '../../../platform/platform';
import { depositWageringPercent } from '../../money/cashier/wagering-percent';
import type { Limits } from '../../money/limits/service';
import {
  type OwnRewardRow,
  readClaimableIds,
  readOwnReward,
  readOwnRewards,
} from './participation/reward-list-repository';
import { givenReward, rewardOf } from './participation/reward-terms';
import { createVersionTerms } from './version-terms';

/** A visitor; guests see every promotion too. */
interface Visitor {
  readonly member: Pick<MemberRef, 'id'> | null;
  readonly brand: Pick<BrandRef, 'id' | 'offsetMinutes' | 'defaultLanguage' | 'currency'>;
  readonly language: string;
}

interface RankingVisitor extends Pick<Visitor, 'brand'> {
  readonly member: Pick<MemberRef, 'id' | 'account'> | null;
}

interface MemberPromotionParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly limits: Pick<Limits, 'refuseBarred'>;
}

/** What visitors read of promotions. */
export function createMemberPromotions(parts: MemberPromotionParts) {
  const { platform } = parts;
  const { pool } = platform.database;
  const versions = createVersionTerms(pool);
  const sources = { db: pool, brands: createBrandPromotions(pool, versions), versions };
  const rankings = createRankings(platform);
  const keyOf = ({ brand: { id: brandId, offsetMinutes } }: Pick<Visitor, 'brand'>, promotionId: string) => ({
    promotionId,
    brandId,
    offsetMinutes,
  });
  const depositsOf = async ({ brand: { id, currency } }: Pick<Visitor, 'brand'>) => ({
    currency,
    depositWageringPercent: await depositWageringPercent(pool, id),
  });

  return {
    async list(
      visitor: Visitor,
      { type }: ParsedCallRequest<'promotions.list'>,
    ): Promise<CallValue<'promotions.list'>> {
      const query = listQuery(visitor, platform.clock.now());
      const rows = (await readListed(sources, query)).filter(({ types }) => type === undefined || types.includes(type));
      const facts = await readFacts(parts, visitor, query, rows);
      return { promotions: inListOrder(rows.map((row) => promotionCard(row, facts(row)))) };
    },

    /** What the next deposit may set off: joined, or open to be joined. */
    async forDeposit(visitor: MemberCaller): Promise<CallValue<'promotions.forDeposit'>> {
      const query = listQuery(visitor, platform.clock.now());
      const rows = (await readListed(sources, query)).filter(({ rules, creditedDeposits }) =>
        fitsNextDeposit(rules.trigger, creditedDeposits, query.starts.daily),
      );
      const facts = await readFacts(parts, visitor, query, rows);
      const deposits = await depositsOf(visitor);
      const promotions = rows.map((row) => promotionDetail(row, facts(row), deposits));
      return { promotions: promotions.filter(({ state }) => state === 'join' || state === 'joined') };
    },

    /** @throws Failure `promotion_not_found` */
    async detail(visitor: Visitor, promotionId: string): Promise<PromotionDetail> {
      const query = listQuery(visitor, platform.clock.now());
      const [row] = await readListed(sources, query, promotionId);
      if (!row) throw new Failure('promotion_not_found');
      const facts = await readFacts(parts, visitor, query, [row]);
      const detail = promotionDetail(row, facts(row), await depositsOf(visitor));
      const { member } = visitor;
      if (!member || !detail.progress || row.rules.trigger.kind !== 'ranking') return detail;
      const place = await rankings.placeIn(keyOf(visitor, promotionId), member.id);
      return { ...detail, progress: { ...detail.progress, place } };
    },

    /** @throws Failure `promotion_not_found` for what is no ranking either */
    async ranking(visitor: RankingVisitor, promotionId: string): Promise<CallValue<'promotions.ranking'>> {
      const standings = await rankings.standings(keyOf(visitor, promotionId), visitor.member);
      if (!standings) throw new Failure('promotion_not_found');
      return standings;
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

function listQuery({ member, brand, language }: Visitor, now: Date): ListQuery {
  const day = dayOf(now, brand.offsetMinutes);
  const start = (cycle: 'weekly' | 'monthly' | 'yearly') => periodStart(cycle, day);
  const starts = { daily: day, weekly: start('weekly'), monthly: start('monthly'), yearly: start('yearly') };
  return {
    brandId: brand.id,
    memberId: member?.id ?? null,
    now,
    offsetMinutes: brand.offsetMinutes,
    languages: [language, brand.defaultLanguage, 'en'],
    starts,
  };
}

/** What decides how each of the rows is shown to the visitor. */
async function readFacts(
  { platform, limits }: MemberPromotionParts,
  { member, brand }: Visitor,
  { now, starts }: ListQuery,
  rows: readonly ListedRow[],
): Promise<(row: ListedRow) => ViewFacts> {
  if (!member) return () => ({ now, isBarred: false, isMissed: false, isGuest: true, progress: null });
  const { pool } = platform.database;
  const query = { memberId: member.id, offsetMinutes: brand.offsetMinutes, day: starts.daily };
  const [isBarred, progress] = await Promise.all([
    isBarredNow(limits, pool, member.id),
    readProgress(pool, query, rows),
  ]);
  return ({ id, rules, creditedDeposits }) => ({
    now,
    isBarred,
    isMissed: isMissed(rules.trigger, creditedDeposits),
    isGuest: false,
    progress: progress.get(id) ?? null,
  });
}

const isBarredNow = (limits: MemberPromotionParts['limits'], db: Queryable, memberId: bigint): Promise<boolean> =>
  limits.refuseBarred(db, memberId).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Failure) return true;
      throw error;
    },
  );

function rewardItem(row: OwnRewardRow, languages: readonly string[]): PromotionRewardItem {
  const { participationId, promotionId, promotionKind, terms, period, claimableUntil, at } = row;
  const reward = rewardOf(terms, period);
  if (!reward) throw new Error(`participation ${participationId} has no reward`);
  const language = languages.find((candidate) => Object.hasOwn(terms.texts, candidate)) ?? 'en';
  return {
    participationId,
    promotionId,
    kind: promotionKind,
    title: terms.texts[language]?.title ?? '',
    picture: terms.picture,
    reward: givenReward(reward, row),
    state: itemState(row),
    claimableUntil: claimableUntil?.toISOString() ?? null,
    at: at.toISOString(),
  };
}

function itemState({ participationState, state, terms }: OwnRewardRow): PromotionRewardItem['state'] {
  if (participationState === 'paid') return terms.rules.delivery === 'claim' ? 'claimed' : 'issued';
  if (participationState === 'cancelled') return 'revoked';
  return state === 'lapsed' || participationState === 'expired' ? 'expired' : 'claim';
}
