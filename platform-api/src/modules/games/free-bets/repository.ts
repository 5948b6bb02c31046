import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { FreeBetSort } from '@marquee/contract/calls/list-sorts';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';

/** A grant of free bets with its member, game and operator. */
export interface GrantRow {
  readonly id: string;
  readonly brandId: number;
  readonly brand: string;
  readonly currency: string;
  readonly memberId: bigint;
  /** The account. */
  readonly member: string;
  /** The member's id at vendors. */
  readonly walletUser: string;
  readonly gameId: number;
  readonly gameName: string;
  readonly gameCode: string;
  readonly vendor: string;
  readonly bets: number;
  /** Stake of each, ledger units. */
  readonly stake: bigint;
  readonly endsAt: Date;
  readonly state: 'asked' | 'granted' | 'refused';
  readonly refusal: string | null;
  readonly reason: string;
  /** Null: a promotion. */
  readonly grantedBy: string | null;
  readonly createdAt: Date;
}

interface NewGrant
  extends Pick<GrantRow, 'id' | 'brandId' | 'memberId' | 'gameId' | 'bets' | 'stake' | 'endsAt' | 'reason'> {
  /** Null: a promotion. */
  readonly operatorId: number | null;
  readonly at: Date;
}

/** @returns 'new', 'repeat' for an identical earlier grant, 'conflict' when the id belongs to another one */
export async function insertGrant(db: Queryable, grant: NewGrant): Promise<'new' | 'repeat' | 'conflict'> {
  const { id, brandId, memberId, gameId, bets, stake, endsAt, reason, operatorId, at } = grant;
  const inserted = await db.query({
    name: 'free-bets-insert',
    text: `insert into free_bet_grant (id, brand_id, member_id, game_id, bets, stake, ends_at, reason, granted_by, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
    values: [id, brandId, memberId, gameId, bets, stake, endsAt, reason, operatorId, at],
  });
  if (inserted.rowCount === 1) return 'new';
  const same = await db.query({
    name: 'free-bets-same',
    text: `select from free_bet_grant where id = $1 and brand_id = $2 and member_id = $3 and game_id = $4 and bets = $5
             and stake = $6 and ends_at = $7 and granted_by is not distinct from $8`,
    values: [id, brandId, memberId, gameId, bets, stake, endsAt, operatorId],
  });
  return same.rowCount === 1 ? 'repeat' : 'conflict';
}

/** @returns false when the answer was already stored */
export async function writeAnswer(
  db: Queryable,
  id: string,
  { state, refusal }: { readonly state: 'granted' | 'refused'; readonly refusal: string | null },
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'free-bets-answer',
    text: `update free_bet_grant set state = $2, refusal = $3, answered_at = $4 where id = $1 and state = 'asked'`,
    values: [id, state, refusal, at],
  });
  return rowCount === 1;
}

const GRANTS = `select f.id, f.brand_id as "brandId", b.code as brand, b.currency, f.member_id as "memberId", m.account as member, m.account_key,
    m.wallet_user as "walletUser", f.game_id as "gameId", g.names ->> 'en' as "gameName", g.code as "gameCode", v.code as vendor, f.bets, f.stake, f.ends_at as "endsAt", f.state, f.refusal,
    f.reason, o.name as "grantedBy", f.created_at as "createdAt"
  from free_bet_grant f
  join brand b on b.id = f.brand_id
  join member m on m.id = f.member_id
  join game g on g.id = f.game_id
  join vendor v on v.id = g.vendor_id
  left join operator o on o.id = f.granted_by`;

export async function readGrant(db: Queryable, id: string): Promise<GrantRow | null> {
  const { rows } = await db.query<GrantRow>({
    name: 'free-bets-grant',
    text: `${GRANTS} where f.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

const SORTS = { createdAt: 'g."createdAt"', member: 'g.account_key', stake: 'g.stake', endsAt: 'g."endsAt"' };

/** One page, latest first unless it is sorted. @param brandIds null: of all brands */
export async function readGrants(
  db: Queryable,
  brandIds: readonly number[] | null,
  sort: SortBy<FreeBetSort> | undefined,
  limit: number,
  offset: number,
): Promise<{ readonly content: GrantRow[]; readonly total: number }> {
  const order = orderBy(sort, SORTS) ?? 'g."createdAt" desc';
  const { rows } = await db.query<GrantRow & { total: number }>({
    name: `free-bets-grants by ${sort ?? 'default'}`,
    text: `select *, count(*) over ()::int as total from (${GRANTS}) g
           where $1::int[] is null or g."brandId" = any($1) order by ${order}, g.id limit $2 offset $3`,
    values: [brandIds, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

/** A grant that a member may play until its end or until all of it was played. */
export type OwnGrantRow = Pick<GrantRow, 'id' | 'gameId' | 'bets' | 'stake' | 'endsAt' | 'state'>;

/** A member's grants that the vendor has not refused and that have not ended; earliest end first. */
export async function readOwnGrants(db: Queryable, memberId: bigint, at: Date): Promise<OwnGrantRow[]> {
  const { rows } = await db.query<OwnGrantRow>({
    name: 'free-bets-own',
    text: `select id, game_id as "gameId", bets, stake, ends_at as "endsAt", state from free_bet_grant
           where member_id = $1 and ends_at > $2 and state <> 'refused' order by ends_at, id`,
    values: [memberId, at],
  });
  return rows;
}
