import type { RunKey } from './due-repository';
import type { Queryable } from '../../../platform/database';

/** Whether a member has ever given a contract: nobody else has to pay anything. */
export async function hasGiven(db: Queryable, memberId: bigint): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'settlement-has-given',
    text: 'select from agent_contract where upline_id = $1 limit 1',
    values: [memberId],
  });
  return rowCount === 1;
}

/** The types by business days and periods of contracts that a member has given and that may have a period without bills. */
export async function readGivenPeriods(
  db: Queryable,
  memberId: bigint,
): Promise<readonly Pick<RunKey, 'type' | 'period'>[]> {
  const { rows } = await db.query<Pick<RunKey, 'type' | 'period'>>({
    name: 'settlement-given-periods',
    text: `select distinct c.type, c.period from agent_contract c
           where c.upline_id = $1 and c.type in ('dividend', 'dailySalary', 'acquisition') and c.valid_from is not null
             and (c.ends_at is null or c.ends_at > coalesce((select max(r.period_from) from agent_run r
                    where r.brand_id = c.brand_id and r.type = c.type and r.period = c.period), '-infinity'))`,
    values: [memberId],
  });
  return rows;
}

/** What bills that nobody has tried to pay will have a member pay beyond what the same run gives, unless that is on hold. Ledger units. */
export async function readUntriedDebt(db: Queryable, memberId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ amount: bigint }>({
    name: 'settlement-untried-debt',
    text: `select coalesce(sum(greatest(o.amount, 0)), 0)::int8 as amount
           from (
             select sum(case when b.upline_id = $1 then b.due - b.paid
                             when exists (select from agent_hold h where h.agent_id = $1 and h.released_at is null) then 0
                             else b.paid - b.due end) as amount
             from agent_run r join agent_bill b on b.run_id = r.id and b.state = 'due' and (b.upline_id = $1 or b.agent_id = $1)
             where r.state in ('waiting', 'approved') and r.brand_id = (select brand_id from member where id = $1)
             group by r.id
           ) o`,
    values: [memberId],
  });
  return rows[0]?.amount ?? 0n;
}

/** The brand of a member with its terms of settlement, and what the member has in float and cash, in ledger units. */
export async function readOwnBrand(db: Queryable, memberId: bigint) {
  const { rows } = await db.query<{
    brandId: number;
    offsetMinutes: number;
    terms: unknown;
    money: bigint;
  }>({
    name: 'settlement-own-brand',
    text: `select o.id as "brandId", o.offset_minutes as "offsetMinutes", coalesce(o.config -> 'agents', '{}') as terms,
                  (select coalesce(sum(balance), 0)::int8 from wallet where member_id = m.id and kind in ('cash', 'agent')) as money
           from member m join brand o on o.id = m.brand_id where m.id = $1`,
    values: [memberId],
  });
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} has no brand`);
  return row;
}
