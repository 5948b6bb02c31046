import type { Queryable } from '../../platform/database';
import type { RequirementRow } from './open-requirements';

export interface NewRequirement {
  readonly memberId: bigint;
  /** Owner of the key, such as `deposit`. */
  readonly source: string;
  readonly key: string;
  /** Ledger units. */
  readonly amount: bigint;
}

/**
 * Writes a requirement once.
 * @returns whether the key stands for this requirement, now or before
 */
export async function insertRequirement(db: Queryable, requirement: NewRequirement): Promise<boolean> {
  const { memberId, source, key, amount } = requirement;
  const { rows } = await db.query<{ same: boolean }>({
    name: 'wagering-require',
    text: `insert into wagering_requirement as w (member_id, source, key, amount) values ($1, $2, $3, $4)
           on conflict (source, key) do update set source = w.source
           returning w.member_id = $1 and w.amount = $4 as same`,
    values: [memberId, source, key, amount],
  });
  return rows[0]?.same ?? false;
}

/** The member's requirements not marked as met, oldest first. */
export async function readOpenRequirements(db: Queryable, memberId: bigint): Promise<RequirementRow[]> {
  const { rows } = await db.query<RequirementRow>({
    name: 'wagering-open',
    text: `select r.id, r.amount,
             (select coalesce(sum(b.valid_bet), 0)::int8 from bet b
              where b.member_id = $1 and b.placed_at >= r.created_at and (r.until is null or b.placed_at < r.until)) as bet_meanwhile
           from (select id, amount, created_at, lead(created_at) over (order by created_at, id) as until
                 from wagering_requirement where member_id = $1 and met_at is null) r
           order by r.created_at, r.id`,
    values: [memberId],
  });
  return rows;
}

export async function markMet(db: Queryable, ids: readonly bigint[]): Promise<void> {
  await db.query({
    name: 'wagering-met',
    text: 'update wagering_requirement set met_at = now() where id = any($1::bigint[]) and met_at is null',
    values: [ids],
  });
}
