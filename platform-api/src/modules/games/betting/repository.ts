import type { BetStatus } from '@marquee/contract/calls/records';
import type { BetDay, GameType } from '@marquee/contract/constants';
import type pg from 'pg';
import type { TimeRange } from '../../../platform/brand-days';

export interface BetRow {
  readonly id: bigint;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly game_id: number;
  readonly game_type: GameType;
  readonly round_id: string;
  /** Code of the lottery of ours, whose issue the round is. */
  readonly lottery: string | null;
  /** Ledger units, as all amounts here. */
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid_bet: bigint;
  readonly status: BetStatus;
  readonly is_free: boolean;
  /** A win of it waits for an operator. */
  readonly in_review: boolean;
  /** Of a sports bet, as the vendor stated them. */
  readonly legs: unknown;
}

export interface BetDetailRow extends BetRow {
  readonly terms: Record<string, unknown> | null;
  readonly detail: Record<string, unknown> | null;
}

/** Filter of a member's betting record. */
export interface BetFilter extends TimeRange {
  readonly memberId: bigint;
  /** Which of a bet's times is in the range. */
  readonly dayBy: BetDay;
  readonly gameType: GameType | undefined;
  readonly status: BetStatus | undefined;
}

export interface BetTotals {
  readonly bets: bigint;
  /** Stakes that were not returned. */
  readonly stake: bigint;
  readonly valid_bet: bigint;
  readonly payout: bigint;
  /** Over bets that are not open. */
  readonly net: bigint;
}

/** The draw of a lottery of ours is named by its issue. */
const ROUND = `coalesce(
  (select d.issue from lottery_game l join lottery_draw d on d.lottery_id = l.id
   where l.game_id = bet.game_id and d.id = case when bet.round_id ~ '^[0-9]{1,18}$' then bet.round_id::bigint end),
  round_id) as round_id,
  (select l.code from lottery_game l where l.game_id = bet.game_id) as lottery`;
const COLUMNS = `id, placed_at, settled_at, game_id, game_type, ${ROUND}, stake, payout, valid_bet, status, is_free,
  exists (select from withheld_win x where x.bet_id = bet.id and x.state = 'waiting') as in_review,
  case when game_type in ('sports', 'esports') then terms -> 'legs' end as legs`;
const CHOSEN = '($4::text is null or game_type = $4) and ($5::text is null or status = $5::bet_status)';
const WHERE = {
  placement: `member_id = $1 and placed_at >= $2 and placed_at < $3 and ${CHOSEN}`,
  // A bet may be settled long after its stake: only what was placed before the end bounds the search.
  settlement: `member_id = $1 and placed_at < $3 and settled_at >= $2 and settled_at < $3 and ${CHOSEN}`,
} as const satisfies Record<BetDay, string>;
const TIME = { placement: 'placed_at', settlement: 'settled_at' } as const satisfies Record<BetDay, string>;

const valuesOf = ({ memberId, start, end, gameType, status }: BetFilter) => [
  memberId,
  start,
  end,
  gameType ?? null,
  status ?? null,
];

/** One page of the bets, the latest by the filter's time first. */
export async function readBets(pool: pg.Pool, filter: BetFilter, limit: number, offset: number): Promise<BetRow[]> {
  const { rows } = await pool.query<BetRow>({
    name: `bets-by-${filter.dayBy}`,
    text: `select ${COLUMNS} from bet where ${WHERE[filter.dayBy]} order by ${TIME[filter.dayBy]} desc, id desc limit $6 offset $7`,
    values: [...valuesOf(filter), limit, offset],
  });
  return rows;
}

export async function readBetTotals(pool: pg.Pool, filter: BetFilter): Promise<BetTotals> {
  const { rows } = await pool.query<BetTotals>({
    name: `bet-totals-by-${filter.dayBy}`,
    text: `select count(*) as bets,
             coalesce(sum(stake) filter (where status not in ('rolled_back', 'void')), 0)::int8 as stake,
             coalesce(sum(valid_bet), 0)::int8 as valid_bet,
             coalesce(sum(payout), 0)::int8 as payout,
             coalesce(sum(payout - case when status in ('won', 'lost', 'pushed') then stake else 0 end) filter (where status <> 'open'), 0)::int8 as net
           from bet where ${WHERE[filter.dayBy]}`,
    values: valuesOf(filter),
  });
  const totals = rows[0];
  if (!totals) throw new Error('totals without a row');
  return totals;
}

/** A bet of the member, null when it is not theirs. */
export async function readBet(pool: pg.Pool, memberId: bigint, betId: bigint): Promise<BetDetailRow | null> {
  const { rows } = await pool.query<BetDetailRow>({
    name: 'bet',
    text: `select ${COLUMNS}, terms, detail from bet
           where id = $2 and member_id = $1 and placed_at = (select created_at from ledger_transaction where id = $2)`,
    values: [memberId, betId],
  });
  return rows[0] ?? null;
}

export interface WinnerRow {
  readonly account: string;
  /** Net of the stake, ledger units. */
  readonly win: bigint;
  readonly currency: string;
  readonly game_id: number;
  readonly won_at: Date;
}

interface TopWinnersFilter {
  readonly sinceDay: string;
  /** Ledger units. */
  readonly minimum: bigint;
  readonly limit: number;
  /** Undefined: of every type. */
  readonly gameType: GameType | undefined;
}

/** The largest net wins of a brand since a day of its calendar, one for each member, largest first. */
export async function readTopWinners(
  pool: pg.Pool,
  brandId: number,
  { sinceDay, minimum, limit, gameType }: TopWinnersFilter,
): Promise<WinnerRow[]> {
  const { rows } = await pool.query<WinnerRow>({
    name: 'top-winners',
    text: `select m.account, d.best_win as win, b.currency, bet.game_id, d.best_won_at as won_at
           from (
             select distinct on (member_id) member_id, best_win, best_bet_id, best_won_at from member_daily
             where brand_id = $1 and day >= $2 and best_win >= $4 and ($5::text is null or game_type = $5)
             order by member_id, best_win desc
           ) d
           join member m on m.id = d.member_id
           join brand b on b.id = $1
           join ledger_transaction t on t.id = d.best_bet_id
           join bet on bet.id = t.id and bet.placed_at = t.created_at
           order by d.best_win desc, d.best_won_at limit $3`,
    values: [brandId, sinceDay, limit, minimum, gameType ?? null],
  });
  return rows;
}

/** The account name of a member. */
export async function readAccount(pool: pg.Pool, memberId: bigint): Promise<string> {
  const { rows } = await pool.query<{ account: string }>({
    name: 'account-of-member',
    text: 'select account from member where id = $1',
    values: [memberId],
  });
  return rows[0]?.account ?? '';
}

/** A member's bet as its vendor knows it; null when the member has no such bet. */
export async function readBetAtVendor(
  pool: pg.Pool,
  memberId: bigint,
  betId: bigint,
): Promise<{ readonly key: string; readonly vendor: string; readonly walletUser: string } | null> {
  const { rows } = await pool.query<{ key: string; vendor: string; walletUser: string }>({
    name: 'bet-at-vendor',
    text: `select t.key, v.code as vendor, m.wallet_user as "walletUser"
           from ledger_transaction t
           join bet b on b.id = t.id and b.placed_at = t.created_at
           join vendor v on v.id = b.vendor_id
           join member m on m.id = b.member_id
           where t.id = $2 and b.member_id = $1`,
    values: [memberId, betId],
  });
  return rows[0] ?? null;
}

export interface PlayedGameRow {
  readonly gameId: number;
  readonly bets: number;
  readonly stake: bigint;
  readonly payout: bigint;
}

export interface PlayedRewardRow {
  readonly rewardId: string;
  /** Free bets that were not rolled back. */
  readonly bets: number;
  /** Ledger units. */
  readonly payout: bigint;
}

/** What was played from free-bet rewards; no row where nothing was. */
export async function readPlayedRewards(pool: pg.Pool, rewardIds: readonly string[]): Promise<PlayedRewardRow[]> {
  const { rows } = await pool.query<PlayedRewardRow>({
    name: 'played-rewards',
    text: `select terms ->> 'reward_uuid' as "rewardId", count(*)::int as bets, sum(payout)::bigint as payout
           from bet
           where is_free and terms ->> 'reward_uuid' = any($1::text[]) and status not in ('rolled_back', 'void')
           group by 1`,
    values: [rewardIds],
  });
  return rows;
}

/** What members of a brand staked and were paid by game, of settled bets since a moment; most stakes first. */
export async function readPlayedGames(
  pool: pg.Pool,
  brandId: number,
  since: Date,
  limit: number,
): Promise<PlayedGameRow[]> {
  const { rows } = await pool.query<PlayedGameRow>({
    name: 'played-games',
    text: `select game_id as "gameId", count(*)::int as bets, sum(stake)::bigint as stake, sum(payout)::bigint as payout
           from bet
           where brand_id = $1 and placed_at >= $2 and status in ('won', 'lost', 'pushed') and not is_free
           group by game_id order by sum(stake) desc limit $3`,
    values: [brandId, since, limit],
  });
  return rows;
}
