import { MONEYLESS_TYPES } from '@marquee/contract/constants';
import type { Queryable } from '../../../../platform/database';
import type { CreditedDeposit } from '../trigger/trigger-repository';

/** Deposits of a brand that were credited in a time, each with its number among those of its member. */
export async function readDepositsOf(
  db: Queryable,
  brandId: number,
  start: Date,
  end: Date,
): Promise<CreditedDeposit[]> {
  const { rows } = await db.query<CreditedDeposit>({
    name: 'dry-run-deposits',
    text: `select * from (
             select d.id, d.member_id as "memberId", coalesce(d.received, d.amount) as amount, d.finished_at as at,
                    row_number() over (partition by d.member_id order by d.finished_at, d.id)::integer as nth
             from deposit d where d.brand_id = $1 and d.state = 'credited' and d.finished_at < $3
           ) d where at >= $2 order by at, id`,
    values: [brandId, start, end],
  });
  return rows;
}

export async function readRegistered(db: Queryable, brandId: number, start: Date, end: Date): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'dry-run-registered',
    text: 'select id from member where brand_id = $1 and type <> all ($4::smallint[]) and created_at >= $2 and created_at < $3',
    values: [brandId, start, end, MONEYLESS_TYPES],
  });
  return rows.map(({ id }) => id);
}

/** Members of a brand with a birthday within a calendar month. */
export async function readBirthdaysOf(
  db: Queryable,
  brandId: number,
  { from }: { readonly from: string },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'dry-run-birthdays',
    text: `select id from member where brand_id = $1 and status = 'active' and to_char(birthday, 'MM') = $2`,
    values: [brandId, from.slice(5, 7)],
  });
  return rows.map(({ id }) => id);
}
