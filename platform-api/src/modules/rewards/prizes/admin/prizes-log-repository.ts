import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { GivenPrizeSort } from '@marquee/contract/calls/list-sorts';
import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import type { PrizeReward } from '@marquee/contract/prizes/reward';
import type { Queryable } from '../../../../platform/database';
import { orderBy } from '../../../../platform/paging';

interface Part {
  /** null: of all brands */
  readonly brandIds: readonly number[] | null;
  readonly limit: number;
  readonly offset: number;
}

interface RowsOf<Row> {
  readonly content: Row[];
  readonly total: number;
}

export interface GivenRow {
  readonly id: string;
  readonly brand: string;
  readonly currency: string;
  readonly account: string;
  readonly at: Date;
  readonly prize: string;
  readonly reward: PrizeReward;
}

/** Prizes that were given, by kind. */
const GIVEN: Readonly<Record<PrizeKind, string>> = {
  'check-in': `select member_id || ':' || day as id, brand_id, member_id, at, streak::text as prize, reward from check_in`,
  wheel: 'select id::text, brand_id, member_id, at, prize_id as prize, reward from wheel_draw',
  envelope: `select c.rain_id || ':' || c.position as id, r.brand_id, c.member_id, c.at, c.position::text as prize,
      jsonb_build_object('kind', 'cash', 'wageringTimes', 0, 'amount', trim_scale(c.amount / 100000.0)::text) as reward
    from envelope_taken c join envelope_rain r on r.id = c.rain_id`,
  raffle: `select w.raffle_id || ':' || w.place as id, r.brand_id, w.member_id, r.drawn_at as at, w.place::text as prize, w.reward
    from raffle_winner w join raffle r on r.id = w.raffle_id`,
};

const GIVEN_SORTS = { at: 'g.at', account: 'm.account_key' };

/** One page of what members were given, latest first unless it is sorted. */
export async function readGiven(
  db: Queryable,
  { kind, sort }: { readonly kind: PrizeKind; readonly sort: SortBy<GivenPrizeSort> | undefined },
  { brandIds, limit, offset }: Part,
): Promise<RowsOf<GivenRow>> {
  const order = orderBy(sort, GIVEN_SORTS) ?? 'g.at desc';
  const { rows } = await db.query<GivenRow & { total: number }>({
    name: `prizes-given-${kind} by ${sort ?? 'default'}`,
    text: `select g.id, b.code as brand, b.currency, m.account, g.at, g.prize, g.reward, count(*) over ()::int as total
           from (${GIVEN[kind]}) g join brand b on b.id = g.brand_id join member m on m.id = g.member_id
           where $1::int[] is null or g.brand_id = any($1)
           order by ${order}, g.id desc limit $2 offset $3`,
    values: [brandIds, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

export interface RunRow {
  readonly id: string;
  readonly brand: string;
  readonly currency: string;
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly most: number;
  readonly taken: number;
  /** Ledger units; null for a raffle. */
  readonly budget: bigint | null;
  readonly spent: bigint | null;
  readonly seedHash: string;
}

const RUNS = {
  envelope: `select id, brand_id, version, starts_at, ends_at, count as most, taken, budget, spent, seed_hash from envelope_rain`,
  raffle: `select id, brand_id, version, opens_at as starts_at, draws_at as ends_at, most, sold as taken, null::bigint as budget,
      null::bigint as spent, seed_hash from raffle`,
} as const;

/** One page of rains or raffles, latest start first. */
export async function readRuns(
  db: Queryable,
  kind: keyof typeof RUNS,
  { brandIds, limit, offset }: Part,
): Promise<RowsOf<RunRow>> {
  const { rows } = await db.query<RunRow & { total: number }>({
    name: `prize-runs-${kind}`,
    text: `select r.id, b.code as brand, b.currency, r.version, r.starts_at as "startsAt", r.ends_at as "endsAt", r.most, r.taken, r.budget,
             r.spent, r.seed_hash as "seedHash", count(*) over ()::int as total
           from (${RUNS[kind]}) r join brand b on b.id = r.brand_id
           where $1::int[] is null or r.brand_id = any($1)
           order by r.starts_at desc, r.id limit $2 offset $3`,
    values: [brandIds, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}
