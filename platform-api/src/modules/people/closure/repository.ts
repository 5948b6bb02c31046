import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import type { FindClosureObstacles } from '../../../platform/closure-obstacle';

/** People below the account, and contracts with those around it, until what they gave is paid. */
export const findLineObstacles: FindClosureObstacles = async (tx, { memberId }) => {
  const { rows } = await tx.query<{ team: boolean; contract: boolean }>(
    `select exists (select from member where upline_id = $1 and status <> 'closed') as team,
       exists (select from agent_contract where (upline_id = $1 or downline_id = $1) and state in ('requested', 'valid'))
         or exists (select from agent_bill where (upline_id = $1 and open > 0) or (agent_id = $1 and state in ('due', 'held', 'part', 'insufficient'))) as contract`,
    [memberId],
  );
  const [found] = rows;
  return (['team', 'contract'] as const).filter((name) => found?.[name]);
};

/** Locks an account that is open. @returns false where it is not any more */
export async function lockOpenAccount(tx: Queryable, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query("select from member where id = $1 and status = 'active' for update", [memberId]);
  return rowCount === 1;
}

export async function markClosed(tx: Queryable, memberId: bigint, at: Date): Promise<void> {
  await tx.query("update member set status = 'closed', closed_at = $2 where id = $1", [memberId, at]);
}

/** What lies in all wallets of the member, in ledger units; bonus money is the brand's until it is earned. */
export async function readMoney(pool: pg.Pool, memberId: bigint): Promise<bigint> {
  const { rows } = await pool.query<{ money: bigint }>(
    "select coalesce(sum(balance), 0)::bigint as money from wallet where member_id = $1 and kind <> 'bonus'",
    [memberId],
  );
  return rows[0]?.money ?? 0n;
}

/** Where a member is told of the closure. */
export async function readRecipient(
  pool: pg.Pool,
  memberId: bigint,
): Promise<{
  readonly brandId: number;
  readonly account: string;
  readonly language: string;
  readonly mail: string | null;
} | null> {
  const { rows } = await pool.query<{ brandId: number; account: string; language: string; mail: string | null }>(
    `select m.brand_id as "brandId", m.account, m.language, c.value as mail
     from member m left join member_contact c on c.member_id = m.id and c.kind = 'email' and c.verified_at is not null where m.id = $1`,
    [memberId],
  );
  return rows[0] ?? null;
}
