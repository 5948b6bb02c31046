import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { IncompleteRoundSort } from '@marquee/contract/calls/list-sorts';
import type pg from 'pg';
import { orderBy } from '../../../platform/paging';

/** An open bet whose win does not wait for an operator, with the fields of a wallet call. */
export interface OpenBet {
  readonly id: bigint;
  /** The vendor's id of the bet. */
  readonly key: string;
  readonly vendorId: number;
  readonly vendor: string;
  readonly brandId: number;
  readonly brand: string;
  readonly currency: string;
  readonly member: string;
  readonly walletUser: string;
  readonly gameCode: string;
  readonly round: string;
  /** Ledger units. */
  readonly stake: bigint;
  readonly placedAt: Date;
}

const OPEN_BETS = `select b.id, t.key, v.id as "vendorId", v.code as vendor, br.id as "brandId", br.code as brand, br.currency, m.account as member, m.account_key,
    m.wallet_user as "walletUser", g.code as "gameCode", b.round_id as round, b.stake, b.placed_at as "placedAt"
  from bet b
  join ledger_transaction t on t.id = b.id
  join vendor v on v.id = b.vendor_id
  join game g on g.id = b.game_id
  join brand br on br.id = b.brand_id
  join member m on m.id = b.member_id
  where b.status = 'open' and not exists (select from withheld_win x where x.bet_id = b.id and x.state = 'waiting')`;

export interface RoundFilter {
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  readonly placedBefore: Date;
  readonly sort: SortBy<IncompleteRoundSort> | undefined;
}

const SORTS = { placedAt: 'o."placedAt"', member: 'o.account_key', stake: 'o.stake' };

/** One page of the register of incomplete rounds, oldest first unless it is sorted. */
export async function readOpenBets(
  pool: pg.Pool,
  { brandIds, placedBefore, sort }: RoundFilter,
  limit: number,
  offset: number,
): Promise<{ readonly content: OpenBet[]; readonly total: number }> {
  const order = orderBy(sort, SORTS) ?? 'o."placedAt"';
  const { rows } = await pool.query<OpenBet & { total: number }>({
    name: `incomplete-rounds by ${sort ?? 'default'}`,
    text: `select *, count(*) over ()::int as total from (${OPEN_BETS} and b.placed_at < $2) o
           where (cardinality($1::int[]) = 0 or o."brandId" = any($1::int[]))
           order by ${order}, o.id limit $3 offset $4`,
    values: [brandIds, placedBefore, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

/** Null when there is no such bet or it has an end. */
export async function readOpenBet(pool: pg.Pool, id: string): Promise<OpenBet | null> {
  const { rows } = await pool.query<OpenBet>({
    name: 'incomplete-round',
    text: `${OPEN_BETS} and b.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
