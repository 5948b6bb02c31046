/** The invariants of prize groups and of what uplines earn by them, as queries that select violating rows. */
export const groupChecks: Readonly<Record<string, string>> = {
  'no prize group is above that of an upline, or the brand': `
    select g.member_id, g.prize_group, u.id as upline_id, a.prize_group as upline_group
    from lottery_member_group g
    join member_line l on l.member_id = g.member_id and l.to_day is null
    cross join unnest(l.uplines) as u (id)
    join lottery_member_group a on a.member_id = u.id
    where a.prize_group < g.prize_group`,

  'an income by prize groups is the sum of its entries, and is carried while it is less than nothing': `
    select coalesce(i.receiver_id, e.receiver_id) as receiver_id, coalesce(i.day, e.income_day)::text as day, i.amount, e.amount as expected
    from (
      select *, coalesce(least(lag(amount + carried_in) over (partition by receiver_id order by day), 0), 0) as expected_carried
      from group_income
    ) i
    full join (
      select receiver_id, income_day, sum(amount)::bigint as amount from lottery_rebate where income_day is not null group by 1, 2
    ) e on e.receiver_id = i.receiver_id and e.income_day = i.day
    where i.amount is distinct from e.amount or i.carried_in <> i.expected_carried`,

  'what uplines earned by prize groups went into their floats, once': `
    select coalesce(i.receiver_id, t.member_id) as receiver_id, i.day::text, i.paid, p.amount
    from (select * from group_income where paid > 0) i
    full join (select * from ledger_transaction where source = 'commission' and starts_with(key, 'groups:')) t on t.id = i.transaction_id
    left join lateral (
      select sum(s.amount)::bigint as amount from posting s join wallet w on w.account_id = s.credit_account
      where s.transaction_id = t.id and w.member_id = i.receiver_id and w.kind = 'agent'
    ) p on true
    where i.paid is distinct from p.amount or t.key is distinct from 'groups:' || i.day || ':' || i.receiver_id`,
};
