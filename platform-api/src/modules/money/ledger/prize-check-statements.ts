const TICKETS = `('wheel', 'envelope', 'raffle')`;

/** What every kind of prize gave, with the key of its movement. Amounts of money in currency units, as the rewards have them. */
const GIVEN = `
    select 'check-in' as source, concat_ws(':', member_id, day) as key, member_id, reward from check_in
    union all
    select 'wheel', concat_ws(':', member_id, idempotency_key), member_id, reward from wheel_draw where reward ->> 'kind' <> 'nothing'
    union all
    select 'envelope', concat_ws(':', rain_id, member_id), member_id, jsonb_build_object('kind', 'cash', 'amount', amount / 100000.0)
    from envelope_taken
    union all
    select 'raffle', concat_ws(':', raffle_id, place), member_id, reward from raffle_winner`;

/** The invariants of tickets and prizes, each as a query that selects violating rows. */
export const prizeChecks: Readonly<Record<string, string>> = {
  'the tickets of a member are what is left of their lots': `
    select coalesce(a.member_id, l.member_id) as member_id, coalesce(a.unit, l.unit) as unit, a.balance, l.remaining
    from (select member_id, unit, balance from unit_account where kind = 'member' and unit in ${TICKETS}) a
    full join (select member_id, unit, sum(remaining) as remaining from ticket_lot group by 1, 2) l using (member_id, unit)
    where coalesce(a.balance, 0) <> coalesce(l.remaining, 0)`,

  'a prize that was won was paid, and no other': `
    select coalesce(g.source, p.source) as source, coalesce(g.key, p.key) as key, g.amount, p.amount as paid
    from (
      select source, key, member_id, reward ->> 'kind' as kind,
             case reward ->> 'kind' when 'cash' then (reward ->> 'amount')::numeric * 100000
               when 'points' then (reward ->> 'points')::numeric else (reward ->> 'count')::numeric end as amount
      from (${GIVEN}) g
    ) g
    full join (
      select t.source, t.key, a.member_id, case when t.unit = 'points' then 'points' else 'tickets' end as kind, o.amount
      from unit_transaction t
      join unit_posting o on o.transaction_id = t.id
      join unit_account a on a.id = o.account_id and a.kind = 'member'
      where t.source in ('check-in', 'wheel', 'envelope', 'raffle')
      union all
      select source, key, member_id, 'cash', cash_change from ledger_transaction where source in ('check-in', 'wheel', 'envelope', 'raffle')
    ) p using (source, key, member_id, kind)
    where g.amount is distinct from p.amount`,

  'a draw took its ticket, and no ticket was taken without one': `
    select coalesce(d.source, p.source) as source, coalesce(d.key, p.key) as key, p.amount
    from (
      select 'wheel.ticket' as source, concat_ws(':', member_id, idempotency_key) as key, member_id from wheel_draw
      union all
      select 'envelope.ticket', concat_ws(':', e.rain_id, e.member_id), e.member_id
      from envelope_taken e
      join envelope_rain r on r.id = e.rain_id
      join prize_terms t on t.brand_id = r.brand_id and t.kind = r.kind and t.version = r.version
      where (t.terms ->> 'needsTicket')::boolean
      union all
      select 'raffle.ticket', concat_ws(':', raffle_id, number), member_id from raffle_number
    ) d
    full join (
      select t.source, t.key, a.member_id, o.amount
      from unit_transaction t
      join unit_posting o on o.transaction_id = t.id
      join unit_account a on a.id = o.account_id and a.kind = 'member'
      where t.source in ('wheel.ticket', 'envelope.ticket', 'raffle.ticket')
    ) p using (source, key, member_id)
    where d.key is null or p.amount is distinct from -1`,

  'a stocked prize of the wheel was given as often as its stock says': `
    select s.brand_id, s.version, s.prize_id, s.taken, coalesce(d.given, 0) as given
    from wheel_stock s
    left join (select brand_id, version, prize_id, count(*) as given from wheel_draw group by 1, 2, 3) d using (brand_id, version, prize_id)
    where s.taken <> coalesce(d.given, 0)`,

  'an envelope rain gave what its envelopes hold, in their order': `
    select r.id, r.taken, r.spent, e.taken as envelopes, e.amount
    from envelope_rain r
    left join lateral (
      select count(*) as taken, coalesce(sum(e.amount), 0) as amount, coalesce(bool_and(e.amount = r.amounts[e.position]), true) as fit
      from envelope_taken e where e.rain_id = r.id
    ) e on true
    where (r.taken, r.spent) <> (e.taken, e.amount) or not e.fit or r.budget <> (select sum(a) from unnest(r.amounts) a)`,

  'a raffle counts its numbers, and its winners hold theirs': `
    select r.id, r.sold, count(n.number) as numbers from raffle r left join raffle_number n on n.raffle_id = r.id
    group by r.id having r.sold <> count(n.number)
    union all
    select w.raffle_id, w.number, w.place from raffle_winner w join raffle_number n using (raffle_id, number)
    where w.member_id <> n.member_id`,

  'a check-in goes on with the streak of the day before': `
    select c.member_id, c.day, c.streak, p.streak as before
    from check_in c left join check_in p on p.member_id = c.member_id and p.day = c.day - 1
    where c.streak <> coalesce(p.streak, 0) + 1`,
};
