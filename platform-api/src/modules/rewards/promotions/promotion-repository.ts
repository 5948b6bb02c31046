import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { PromotionKind, TriggerKind } from '@marquee/contract/promotions/kinds';
import type { PromotionState } from '@marquee/contract/promotions/states';
import type { Queryable } from '../../../platform/database';
import type { Cycle } from './periods';

/** A promotion under one version of its terms. Amounts in ledger units. */
export interface PromotionRow {
  readonly id: string;
  readonly brandId: number;
  readonly kind: PromotionKind;
  readonly state: PromotionState;
  readonly version: number;
  readonly cycle: Cycle;
  readonly terms: PromotionTerms;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly budget: bigint;
  readonly budgetCount: number | null;
  readonly spent: bigint;
  readonly rewarded: number;
}

const COLUMNS = `p.id, p.brand_id as "brandId", p.kind, p.state, v.version, p.cycle, v.terms, p.starts_at as "startsAt", p.ends_at as "endsAt",
  p.budget, p.budget_count as "budgetCount", p.spent, p.rewarded`;
const CURRENT = `select ${COLUMNS} from promotion p join promotion_version v on v.promotion_id = p.id and v.version = p.version`;

/** Triggers that are settled by periods, as a list of SQL. */
export const PERIOD_TRIGGERS = `('net_loss', 'turnover', 'ranking')`;
/** Orders the confirmed versions of a promotion: the one that counted at a moment is first. @param at an expression of SQL */
export const byVersionAt = (at: string): string =>
  `decided_at <= ${at} desc, case when decided_at <= ${at} then -version else version end`;

/** Promotions of a brand that one kind of trigger sets off at a moment. */
export async function readTriggered(
  db: Queryable,
  brandId: number,
  trigger: TriggerKind,
  at: Date,
): Promise<readonly PromotionRow[]> {
  const { rows } = await db.query<PromotionRow>({
    name: 'promotions-triggered',
    text: `${CURRENT} where p.brand_id = $1 and p.trigger = $2 and p.state = 'published' and p.starts_at <= $3
             and (p.ends_at is null or p.ends_at > $3) order by p.priority, p.id`,
    values: [brandId, trigger, at],
  });
  return rows;
}

/** Published promotions that settle by periods, those too whose window is over. */
export async function readPeriodPromotions(db: Queryable, brandId: number): Promise<readonly PromotionRow[]> {
  const { rows } = await db.query<PromotionRow>({
    name: 'promotions-of-periods',
    text: `${CURRENT} where p.brand_id = $1 and p.state = 'published' and p.trigger in ${PERIOD_TRIGGERS}
           order by p.priority, p.id`,
    values: [brandId],
  });
  return rows;
}

/** A promotion of a brand under its confirmed version; null without one. */
export async function readPromotion(db: Queryable, brandId: number, id: string): Promise<PromotionRow | null> {
  const text = `${CURRENT} where p.brand_id = $1 and p.id = $2`;
  return (await db.query<PromotionRow>({ name: 'promotion', text, values: [brandId, id] })).rows[0] ?? null;
}

/** The promotion of a code that can be entered. @param code upper case */
export async function readPromotionOfCode(db: Queryable, brandId: number, code: string): Promise<PromotionRow | null> {
  const text = `${CURRENT} where p.brand_id = $1 and p.code = $2 and p.state in ('published', 'paused')`;
  return (await db.query<PromotionRow>({ name: 'promotion-of-code', text, values: [brandId, code] })).rows[0] ?? null;
}

/** The terms of a version, such as the one that a member joined under. */
export async function readVersion(
  db: Queryable,
  { id }: Pick<PromotionRow, 'id'>,
  version: number,
): Promise<PromotionTerms> {
  const { rows } = await db.query<{ terms: PromotionTerms }>({
    name: 'promotion-version-terms',
    text: 'select terms from promotion_version where promotion_id = $1 and version = $2',
    values: [id, version],
  });
  const [row] = rows;
  if (!row) throw new Error(`promotion ${id} has no version ${version}`);
  return row.terms;
}

/** The version that counted at a moment: the latest confirmed until then, else the first. */
export async function readVersionAt(
  db: Queryable,
  { id }: Pick<PromotionRow, 'id'>,
  at: Date,
): Promise<Pick<PromotionRow, 'version' | 'terms'>> {
  const { rows } = await db.query<Pick<PromotionRow, 'version' | 'terms'>>({
    name: 'promotion-version-at',
    text: `select version, terms from promotion_version where promotion_id = $1 and state = 'confirmed'
           order by ${byVersionAt('$2')} limit 1`,
    values: [id, at],
  });
  const [row] = rows;
  if (!row) throw new Error(`promotion ${id} was never confirmed`);
  return row;
}

/**
 * Takes a reward out of the budget; the row stays locked until the caller's transaction ends.
 * @returns false: the budget does not cover it, or the promotion is not published
 */
export async function takeBudget(tx: Queryable, id: string, amount: bigint): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'promotion-budget-take',
    text: `update promotion set spent = spent + $2, rewarded = rewarded + 1
           where id = $1 and state = 'published' and spent + $2 <= budget and (budget_count is null or rewarded < budget_count)`,
    values: [id, amount],
  });
  return rowCount === 1;
}

/** Puts a reward that was not given back into the budget. */
export async function returnBudget(tx: Queryable, id: string, amount: bigint): Promise<void> {
  await tx.query({
    name: 'promotion-budget-return',
    text: 'update promotion set spent = spent - $2, rewarded = rewarded - 1 where id = $1',
    values: [id, amount],
  });
}

/** A confirmed version of a promotion. */
export interface VersionKey {
  readonly id: string;
  readonly version: number;
}

/** The terms of confirmed versions, in no order. */
export async function readConfirmedTerms(
  db: Queryable,
  keys: readonly VersionKey[],
): Promise<readonly (VersionKey & { readonly terms: PromotionTerms })[]> {
  const { rows } = await db.query<VersionKey & { readonly terms: PromotionTerms }>({
    name: 'promotion-terms',
    text: `select v.promotion_id as id, v.version, v.terms
           from unnest($1::uuid[], $2::integer[]) k(id, version)
           join promotion_version v on v.promotion_id = k.id and v.version = k.version and v.state = 'confirmed'`,
    values: [keys.map(({ id }) => id), keys.map(({ version }) => version)],
  });
  return rows;
}

/** What counts of a promotion under a version. */
interface PublishedVersion extends Pick<PromotionRow, 'version' | 'cycle' | 'budget' | 'budgetCount'> {
  readonly trigger: TriggerKind;
  /** Upper case; null for other triggers. */
  readonly code: string | null;
  /** ISO times. */
  readonly startsAt: PromotionTerms['startsAt'];
  readonly endsAt: PromotionTerms['endsAt'];
  readonly priority: number;
}

/**
 * Makes a version the one that counts, and publishes a promotion that was not yet.
 * @returns false: more was given than the version's budget
 */
export async function publishPromotion(tx: Queryable, id: string, published: PublishedVersion): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'promotion-publish',
    text: `update promotion set version = $2, trigger = $3, cycle = $4, code = $5, starts_at = $6, ends_at = $7, priority = $8, budget = $9,
             budget_count = $10, state = case when state in ('draft', 'proposed') then 'published' else state end
           where id = $1 and spent <= $9 and ($10::integer is null or rewarded <= $10)`,
    values: [
      id,
      published.version,
      published.trigger,
      published.cycle,
      published.code,
      published.startsAt,
      published.endsAt,
      published.priority,
      published.budget,
      published.budgetCount,
    ],
  });
  return rowCount === 1;
}
