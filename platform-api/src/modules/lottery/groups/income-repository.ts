import type { Queryable } from '../../../platform/database';

/**
 * Pays what uplines of a brand earned up to the end of a business day.
 * @returns how many receivers were paid, or carry what is less than nothing; 0: nothing is left
 */
export async function payGroupIncome(db: Queryable, brandId: number, day: string, limit: number): Promise<number> {
  const { rows } = await db.query<{ paid: number }>({
    name: 'group-income-pay',
    text: 'select pay_group_income($1, $2::date, $3) as paid',
    values: [brandId, day, limit],
  });
  return rows[0]?.paid ?? 0;
}

export interface IncomeRow {
  readonly key: string;
  readonly label: string;
  readonly stake: bigint;
  readonly amount: bigint;
  readonly paid: bigint | null;
}

export interface IncomeFilter {
  readonly receiverId: bigint;
  readonly from: string;
  readonly to: string;
}

/** Entries that were counted on the days. A member is named by the direct downline in whose line it stood on the day of the settlement. */
const RUNS = `lottery_rebate e join lottery_run r on r.id = e.run_id join lottery_draw d on d.id = r.draw_id
  join lottery_game g on g.id = d.lottery_id`;
const COUNTED = 'where e.receiver_id = $1 and e.income_day between $2::date and $3::date';
const ENTRIES = `${RUNS} ${COUNTED}`;
const ENTRIES_BY_DAY = `${RUNS} join member p on p.id = e.member_id join brand b on b.id = p.brand_id
  cross join lateral (select brand_day(r.finished_at, b.offset_minutes) as day) o ${COUNTED}`;

const BY: Readonly<Record<'day' | 'lottery' | 'member', string>> = {
  day: `select e.income_day::text as key, e.income_day::text as label, sum(e.stake)::int8 as stake, sum(e.amount)::int8 as amount,
          (select i.paid from group_income i where i.receiver_id = $1 and i.day = e.income_day) as paid
        from ${ENTRIES} group by e.income_day order by e.income_day desc`,
  lottery: `select g.code as key, g.code as label, sum(e.stake)::int8 as stake, sum(e.amount)::int8 as amount, null::int8 as paid
        from ${ENTRIES} group by g.code order by 4 desc, 1`,
  member: `select m.public_id as key, m.account as label, sum(s.stake)::int8 as stake, sum(s.amount)::int8 as amount, null::int8 as paid
        from (
          select e.stake, e.amount,
            (select (l.uplines || l.member_id)[array_position(l.uplines, $1::bigint) + 1] from member_line l
             where l.member_id = e.member_id and l.uplines @> array[$1::bigint]
             -- A draw that is corrected later was first settled for the line of its own day.
             order by (l.from_day <= o.day and (l.to_day is null or l.to_day > o.day)) desc, l.from_day desc limit 1) as branch
          from ${ENTRIES_BY_DAY}
        ) s join member m on m.id = s.branch
        group by m.id, m.public_id, m.account order by 4 desc, m.id`,
};

export async function readIncome(
  db: Queryable,
  by: keyof typeof BY,
  { receiverId, from, to }: IncomeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: IncomeRow[]; readonly total: number }> {
  const { rows } = await db.query<IncomeRow & { total: number }>({
    name: `group-income by ${by}`,
    text: `select *, count(*) over ()::int as total from (${BY[by]}) s limit $4 offset $5`,
    values: [receiverId, from, to, limit, offset],
  });
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function readIncomeTotals(
  db: Queryable,
  { receiverId, from, to }: IncomeFilter,
): Promise<{ readonly stake: bigint; readonly amount: bigint; readonly paid: bigint }> {
  const { rows } = await db.query<{ stake: bigint; amount: bigint; paid: bigint }>({
    name: 'group-income-totals',
    text: `select coalesce(sum(e.stake), 0)::int8 as stake, coalesce(sum(e.amount), 0)::int8 as amount,
             (select coalesce(sum(paid), 0)::int8 from group_income where receiver_id = $1 and day between $2::date and $3::date) as paid
           from ${ENTRIES}`,
    values: [receiverId, from, to],
  });
  return rows[0] ?? { stake: 0n, amount: 0n, paid: 0n };
}
