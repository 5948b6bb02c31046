import type { Queryable } from '../../../platform/database';
import type { GrantTerms } from './grant-terms';

export interface GrantRow {
  readonly id: string;
  readonly brandId: number;
  readonly brand: string;
  readonly currency: string;
  readonly memberId: bigint;
  readonly account: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly terms: GrantTerms;
  readonly state: 'waiting' | 'approved' | 'refused';
  readonly reason: string;
  readonly proposedBy: number;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
}

const GRANTS = `select g.id, g.brand_id as "brandId", b.code as brand, b.currency, g.member_id as "memberId", m.account, g.amount, g.terms,
    g.state, g.reason, g.proposed_by as "proposedBy", p.name as "proposedByName", g.proposed_at as "proposedAt", d.name as "decidedByName"
  from bonus_grant g
  join brand b on b.id = g.brand_id
  join member m on m.id = g.member_id
  join operator p on p.id = g.proposed_by
  left join operator d on d.id = g.decided_by`;

export interface NewGrant
  extends Pick<GrantRow, 'id' | 'brandId' | 'memberId' | 'amount' | 'terms' | 'reason' | 'proposedBy'> {
  readonly needsTwo: boolean;
  readonly at: Date;
}

/** @returns 'new', 'repeat' for an identical earlier grant, 'conflict' when the id belongs to another one */
export async function insertGrant(tx: Queryable, grant: NewGrant): Promise<'new' | 'repeat' | 'conflict'> {
  const { id, brandId, memberId, amount, terms, reason, proposedBy, needsTwo, at } = grant;
  const { rowCount } = await tx.query({
    name: 'bonus-grant-insert',
    text: `insert into bonus_grant (id, brand_id, member_id, amount, terms, state, needs_two, reason, proposed_by, proposed_at)
           values ($1, $2, $3, $4, $5, case when $6 then 'waiting' else 'approved' end, $6, $7, $8, $9) on conflict (id) do nothing`,
    values: [id, brandId, memberId, amount, terms, needsTwo, reason, proposedBy, at],
  });
  if (rowCount === 1) return 'new';
  const same = await tx.query({
    name: 'bonus-grant-same',
    text: `select from bonus_grant where id = $1 and brand_id = $2 and member_id = $3 and amount = $4 and terms = $5::jsonb
             and proposed_by = $6 and reason = $7`,
    values: [id, brandId, memberId, amount, terms, proposedBy, reason],
  });
  return same.rowCount === 1 ? 'repeat' : 'conflict';
}

export async function readGrant(db: Queryable, id: string): Promise<GrantRow | null> {
  const { rows } = await db.query<GrantRow>({ name: 'bonus-grant', text: `${GRANTS} where g.id = $1`, values: [id] });
  return rows[0] ?? null;
}

/** One page, those that wait first, then latest first. @param brandIds null: of all brands */
export async function readGrants(
  db: Queryable,
  brandIds: readonly number[] | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: GrantRow[]; readonly total: number }> {
  const { rows } = await db.query<GrantRow & { total: number }>({
    name: 'bonus-grants',
    text: `select *, count(*) over ()::int as total from (${GRANTS} where $1::int[] is null or g.brand_id = any($1)) g
           order by g.state <> 'waiting', g."proposedAt" desc, g.id limit $2 offset $3`,
    values: [brandIds, limit, offset],
  });
  return { content: rows, total: rows[0]?.total ?? 0 };
}

/** @returns false when it was decided before */
export async function writeGrantDecision(
  tx: Queryable,
  id: string,
  { approve, operatorId, at }: { readonly approve: boolean; readonly operatorId: number; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'bonus-grant-decide',
    text: `update bonus_grant set state = case when $2 then 'approved' else 'refused' end, decided_by = $3, decided_at = $4
           where id = $1 and state = 'waiting'`,
    values: [id, approve, operatorId, at],
  });
  return rowCount === 1;
}
