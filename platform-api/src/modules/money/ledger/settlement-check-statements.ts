/** A bill with its figures as the last correction left them. Nothing is told about bills that the next ones will correct. */
const SETTLED = `settled as (
    select b.id, b.run_id, b.brand_id, b.type, b.contract_id, b.agent_id, b.upline_id, b.period_from, b.first_day, b.last_day, b.goes_on or b.keeps_base as keeps_base,
           coalesce(k.valid_bet, b.valid_bet) as valid_bet, coalesce(k.result, b.result) as result, coalesce(k.reductions, b.reductions) as reductions,
           coalesce(k.active_members, b.active_members) as active_members, coalesce(k.carried_in, b.carried_in) as carried_in,
           coalesce(k.carried_out, b.carried_out) as carried_out, case when k.bill_id is null then b.tier else k.tier end as tier,
           coalesce(k.gross, b.gross) as gross, c.carries_loss
    from agent_bill b
    join agent_contract c on c.id = b.contract_id
    left join lateral (select * from agent_bill_correction where of_bill_id = b.id order by bill_id desc limit 1) k on true
    where not exists (select from agent_bill_stale s where s.bill_id = b.id)
  )`;

/** The invariants of agents' bills, as queries that select violating rows. */
export const settlementChecks: Readonly<Record<string, string>> = {
  'what counts for salaries equals the bets': `
    select coalesce(a.contract_id, e.contract_id) as contract_id, coalesce(a.slot, e.slot) as slot, coalesce(a.place, e.place) as place,
           a.valid_bet, e.valid_bet as expected_valid_bet, a.won, e.won as expected_won, a.lost, e.lost as expected_lost
    from (
      select contract_id, slot, place, sum(valid_bet) as valid_bet, sum(won) as won, sum(lost) as lost
      from (
        select s.contract_id, case k.type when 'hourlySalary' then s.slot else '-infinity' end as slot, s.place, s.valid_bet, s.won, s.lost
        from contract_slot s join agent_contract k on k.id = s.contract_id
        union all
        select k.id, case k.type when 'hourlySalary' then u.hour else '-infinity' end, coalesce(t.place, 0),
               case k.type when 'hourlySalary' then u.valid_bet else 0 end, case k.type when 'hourlySalary' then 0 else u.won end,
               case k.type when 'hourlySalary' then 0 else u.lost end
        from fold_cursor c
        cross join lateral (
          select f.member_id, f.settled_at, brand_day(f.settled_at, o.offset_minutes) as day, n.*,
                 date_bin('1 hour', f.settled_at, timestamptz '2000-01-01 00:00+00' - make_interval(mins => o.offset_minutes)) as hour
          from feed_unread(c) f join settlement_start z on f.settled_at >= z.at join brand o on o.id = f.brand_id
          cross join lateral salary_change(f) n
        ) u
        join member_line l on l.member_id = u.member_id and l.from_day <= u.day and (l.to_day is null or l.to_day > u.day)
        cross join unnest(l.uplines || u.member_id) as g (agent_id)
        join agent_contract k on k.downline_id = g.agent_id and k.type in ('hourlySalary', 'realTimeSalary') and k.state in ('valid', 'terminated')
          and k.valid_from <= u.settled_at and (k.ends_at is null or k.ends_at > u.settled_at)
        left join lateral (select max(x.place) as place from agent_contract_tier x where x.contract_id = k.id and x.valid_bet <= u.cash_stake) t
          on k.type = 'realTimeSalary'
        where c.fold = 'salaries' and (k.type = 'hourlySalary' or t.place is not null)
      ) p group by 1, 2, 3
    ) a
    full join (select contract_id, coalesce(slot, '-infinity') as slot, place, valid_bet, won, lost from contract_slot_expected) e
      using (contract_id, slot, place)
    where (coalesce(a.valid_bet, 0), coalesce(a.won, 0), coalesce(a.lost, 0)) <> (coalesce(e.valid_bet, 0), coalesce(e.won, 0), coalesce(e.lost, 0))
      and exists (select from fold_cursor where fold = 'salaries' and base is not null)`,

  'a bill has the figures of the bets and of the cash on its days': `
    with ${SETTLED},
    closed as materialized (
      select s.* from settled s
      where s.type in ('dividend', 'dailySalary') and not exists (
        select from fold_cursor c cross join lateral feed_unread(c) u join brand o on o.id = u.brand_id
        where c.fold = 'lines' and u.brand_id = s.brand_id and brand_day(u.settled_at, o.offset_minutes) <= s.last_day)
        and (s.type <> 'dividend' or not exists (
          select from fold_cursor c cross join lateral cash_unread(c) u join brand o on o.id = u.brand_id join agent_run r on r.id = s.run_id
          where c.fold = 'line_cash' and u.brand_id = s.brand_id and r.rule -> 'reducedBy' ? u.kind
            and brand_day(u.at, o.offset_minutes) <= s.last_day))
    ),
    day as materialized (select * from line_daily_expected where exists (select from closed)),
    played as (
      select c.id, coalesce(sum(d.counted_bet), 0) as valid_bet, coalesce(sum(d.counted_result), 0) as result
      from closed c left join day d on d.member_id = c.agent_id and d.day between c.first_day and c.last_day group by c.id
    ),
    reduced as (
      select c.id, sum(e.amount) as amount
      from closed c
      join agent_run r on r.id = c.run_id
      join line_cash_daily_expected e on e.member_id = c.agent_id and e.day between c.first_day and c.last_day and r.rule -> 'reducedBy' ? e.kind
      where c.type = 'dividend' group by c.id
    ),
    active as (
      select c.id, count(*) as members
      from closed c
      join agent_run r on r.id = c.run_id
      cross join lateral (
        select d.member_id from day d
        where d.brand_id = c.brand_id and d.day between c.first_day and c.last_day and d.own_counted_bet > 0
        group by d.member_id having sum(d.own_counted_bet) >= (r.rule ->> 'activeMinimum')::bigint
      ) m
      where m.member_id = c.agent_id or exists (
        select from member_line l
        where l.member_id = m.member_id and l.from_day <= c.last_day and (l.to_day is null or l.to_day > c.last_day) and c.agent_id = any (l.uplines))
      group by c.id
    )
    select c.id, c.valid_bet, p.valid_bet as expected_valid_bet, c.result, p.result as expected_result, c.reductions, r.amount as expected_reductions,
           c.active_members, a.members as expected_active_members
    from closed c join played p using (id) left join reduced r using (id) left join active a using (id)
    where (c.valid_bet, c.result, c.active_members, c.reductions) <> (p.valid_bet, p.result, coalesce(a.members, 0), coalesce(r.amount, 0))
    union all
    select s.id, s.valid_bet, coalesce(t.valid_bet, 0), null, null, null, null, null, null
    from settled s
    left join (select contract_id, slot, sum(valid_bet) as valid_bet from contract_slot group by 1, 2) t on t.contract_id = s.contract_id and t.slot = s.period_from and s.last_day >= s.first_day
    where s.type = 'hourlySalary' and s.valid_bet <> coalesce(t.valid_bet, 0)`,

  'acquisitions pay for the new members of the postings and bets, each once': `
    with ${SETTLED},
    closed as materialized (
      select s.* from settled s
      where s.type = 'acquisition' and not exists (
        select from fold_cursor c cross join lateral feed_unread(c) u join brand o on o.id = u.brand_id
        where c.fold = 'lines' and u.brand_id = s.brand_id and brand_day(u.settled_at, o.offset_minutes) <= s.last_day
      ) and not exists (
        select from fold_cursor c cross join lateral cash_unread(c) u join brand o on o.id = u.brand_id
        where c.fold = 'line_cash' and u.brand_id = s.brand_id and brand_day(u.at, o.offset_minutes) <= s.last_day
      )
    ),
    registered as materialized (
      select m.id, m.brand_id, acquisition_day(m.created_at, o.offset_minutes) as day, q.day as noted, q.fault
      from member m join brand o on o.id = m.brand_id left join acquired_member q on q.member_id = m.id
      where exists (select from closed)
    ),
    cash as (
      select r.id, sum(case c.kind when 'deposit' then c.amount else -c.amount end) as amount
      from registered r join cash_movement c on c.member_id = r.id and c.kind in ('deposit', 'withdrawal') join brand o on o.id = c.brand_id
      where brand_day(c.at, o.offset_minutes) between r.day - 29 and r.day group by r.id
    ),
    played as (
      select r.id, sum(d.own_counted_bet) as amount
      from registered r join line_daily_expected d on d.member_id = r.id and d.day between r.day - 29 and r.day group by r.id
    ),
    member_sum as materialized (
      select r.id, r.day, l.uplines, coalesce(c.amount, 0) as deposit, coalesce(p.amount, 0) as valid_bet
      from registered r left join cash c using (id) left join played p using (id)
      join member_line l on l.member_id = r.id and l.from_day <= r.day and (l.to_day is null or l.to_day > r.day) and cardinality(l.uplines) > 0
      where r.noted is not null and r.fault is null
    ),
    paying as (
      select c.id, t.place, t.amount, t.active_members as needed,
             (select count(*) from member_sum m
              where m.day between c.first_day and c.last_day and c.agent_id = any (m.uplines) and m.deposit >= t.deposit and m.valid_bet >= t.valid_bet) as members
      from closed c join agent_contract_tier t on t.contract_id = c.contract_id
    ),
    best as (
      -- Each member by the highest tier that it reaches, of those that have enough.
      select id, max(place) as place, max(members) as members, floor(sum((members - above) * amount) / 1000) * 1000 as gross
      from (
        select id, place, amount, members, coalesce(lag(members) over (partition by id order by place desc), 0) as above
        from paying where members > 0 and members >= needed
      ) p group by id
    )
    select c.id, c.tier, b.place as expected_tier, c.active_members, coalesce(b.members, f.members) as expected_members, c.gross, b.gross as expected_gross
    from closed c left join best b using (id) left join paying f on f.id = c.id and f.place = 1
    where (c.active_members, c.gross) <> (coalesce(b.members, f.members), coalesce(b.gross, 0)) or c.tier is distinct from b.place
      or (c.valid_bet, c.result, c.reductions, c.carried_in, c.carried_out) <> (0, 0, 0, 0, 0)
    union all
    select r.id, null, null, null, null, null, null from registered r where r.noted <> r.day
    union all
    select r.id, null, null, null, null, null, null
    from registered r
    join member_line l on l.member_id = r.id and l.from_day <= r.day and (l.to_day is null or l.to_day > r.day) and cardinality(l.uplines) > 0
    where r.noted is null and exists (select from closed c where c.brand_id = r.brand_id and r.day between c.first_day and c.last_day)`,

  'a bill gives the rate of the highest tier that was reached': `
    with ${SETTLED},
    reached as (
      select s.*, t.place, t.rate, case s.type when 'dividend' then s.result - s.reductions + s.carried_in else s.valid_bet end as base
      from settled s
      left join lateral (
        select place, rate from agent_contract_tier t
        where t.contract_id = s.contract_id and t.valid_bet <= s.valid_bet and (s.type <> 'dividend' or t.loss <= s.result) and t.active_members <= s.active_members
        order by place desc limit 1
      ) t on true
      where s.type not in ('realTimeSalary', 'acquisition')
    )
    select id, tier, place as expected_tier, gross, floor(greatest(base, 0)::numeric * coalesce(rate, 0) / 10000000) * 1000 as expected_gross,
           carried_out, case when carries_loss and keeps_base then least(base, 0) else 0 end as expected_carried_out
    from reached
    where tier is distinct from place or gross <> floor(greatest(base, 0)::numeric * coalesce(rate, 0) / 10000000) * 1000
       or carried_out <> case when carries_loss and keeps_base then least(base, 0) else 0 end
    union all
    select s.id, null, null, s.gross, trunc(coalesce(p.amount, 0) / 10000000) * 1000, null, null
    from settled s
    left join lateral (
      select sum(c.won::numeric * t.rate + c.lost::numeric * coalesce(t.loss_rate, 0)) as amount
      from contract_slot c join agent_contract_tier t on t.contract_id = c.contract_id and t.place = c.place
      where c.contract_id = s.contract_id and c.slot = s.period_from and s.last_day >= s.first_day
    ) p on true
    where s.type = 'realTimeSalary' and s.gross <> trunc(coalesce(p.amount, 0) / 10000000) * 1000`,

  'a bill takes up what the one before left, and the corrections and adjustments that it carries': `
    with ${SETTLED},
    chain as (
      select b.id, b.contract_id, lag(b.contract_id) over line as contract_before, b.rest_in, b.adjustment, coalesce(lag(b.rest_out) over line, 0) as left_over, coalesce(k.amount, 0) + coalesce(d.amount, 0) as corrected,
             s.id is not null and coalesce(lag(s.id) over line, b.id) is not null as is_settled, s.carries_loss, s.carried_in,
             coalesce(lag(s.carried_out) over line, 0) as carried, c.valid_from, lag(c.ends_at) over line as ended_before
      from agent_bill b
      join agent_contract c on c.id = b.contract_id
      left join settled s on s.id = b.id
      left join (select bill_id, sum(amount) as amount from agent_bill_correction group by 1) k on k.bill_id = b.id
      left join (select bill_id, sum(amount) as amount from agent_adjustment group by 1) d on d.bill_id = b.id
      window line as (partition by b.agent_id, b.type, b.upline_id order by b.id)
    )
    select id, rest_in, left_over - t.over as left_over, adjustment, corrected, carried_in, carried from chain
    cross join lateral (
      select coalesce(sum(w.written_off), 0) as over
      from agent_contract o join agent_contract n on n.id = chain.contract_id
      join agent_bill w on w.contract_id = o.id and w.id < chain.id
      where o.id = chain.contract_before and o.id <> n.id and n.valid_from between o.ends_at and o.ends_at + interval '90 days' - interval '1 microsecond'
    ) t
    where rest_in <> left_over - t.over or adjustment <> corrected or (is_settled and carried_in <> case
      when carries_loss and (contract_id = contract_before or valid_from - interval '90 days' < coalesce(ended_before, 'infinity')) then carried else 0 end)
    union all
    select of_bill_id, gross_before, null, gross, null, null, null from (
      select k.of_bill_id, k.gross, k.gross_before, lag(k.gross) over (partition by k.of_bill_id order by k.bill_id) as before, b.gross as billed
      from agent_bill_correction k join agent_bill b on b.id = k.of_bill_id
    ) k where gross_before <> coalesce(before, billed)`,

  'bills of a run add up along the lines': `
    select r.id, r.due, b.due as expected_due, r.top_due, b.top as expected_top_due, b.net
    from agent_run r
    cross join lateral (
      select count(*) as bills, coalesce(sum(due), 0) as due, coalesce(sum(due) filter (where upline_id is null), 0) as top,
             -- What an adjustment adds between two is not in the upline's bill where the upline has none.
             coalesce(sum(due - below), 0) - coalesce(sum(due) filter (where upline_id is not null and not exists (
               select from agent_bill u where u.run_id = r.id and u.agent_id = o.upline_id)), 0) as net
      from agent_bill o where run_id = r.id
    ) b
    where (r.bills, r.due, r.top_due, r.top_due) <> (b.bills, b.due, b.top, b.net)
    union all
    select o.run_id, o.below, d.due, null, null, null
    from (select run_id, agent_id, sum(below) as below from agent_bill group by 1, 2) o
    left join (select run_id, upline_id, sum(due) as due from agent_bill group by 1, 2) d on d.run_id = o.run_id and d.upline_id = o.agent_id
    where o.below <> coalesce(d.due, 0)`,

  'a bill was paid as its payments say, and each payment was posted once': `
    select b.id, b.paid, p.paid as expected_paid, b.guaranteed, b.repaid
    from agent_bill b
    left join lateral (
      select sum(amount) filter (where kind in ('upline', 'brand')) as paid, sum(amount) filter (where kind = 'brand') as guaranteed,
             sum(amount) filter (where kind = 'repayment') as repaid, count(*) as payments, max(n) as last
      from agent_bill_payment where bill_id = b.id
    ) p on true
    where (b.paid, b.guaranteed, b.repaid, b.payments, b.payments)
       <> (coalesce(p.paid, 0), coalesce(p.guaranteed, 0), coalesce(p.repaid, 0), p.payments, coalesce(p.last, 0))
    union all
    select p.bill_id, p.amount, sum(o.amount), null, null
    from agent_bill_payment p
    join agent_bill b on b.id = p.bill_id
    left join ledger_transaction t on t.id = p.transaction_id and t.source = 'commission' and t.key = b.public_id || ':' || p.n
    left join posting o on o.transaction_id = t.id
    left join ledger_account f on f.id = o.debit_account
    left join ledger_account g on g.id = o.credit_account
    group by p.bill_id, p.n, p.kind, p.amount, b.agent_id, b.upline_id
    having count(o.*) <> 1 or sum(o.amount) <> p.amount
      or max(case when p.kind = 'brand' or b.upline_id is null then (f.kind = 'house')::integer else (f.kind = 'agent' and f.member_id = b.upline_id)::integer end) <> 1
      or max(case when p.kind = 'repayment' then (g.kind = 'house')::integer else (g.kind = 'agent' and g.member_id = b.agent_id)::integer end) <> 1
    union all
    select t.id, t.cash_change, null, null, null
    from ledger_transaction t
    where t.source = 'commission' and not starts_with(t.key, 'groups:') and not exists (
      select from agent_bill_payment p join agent_bill b on b.id = p.bill_id
      where t.id = p.transaction_id or (t.key = b.public_id || ':' || p.n || ':cash' and t.cash_change < 0))`,

  'who owes commissions may not bet': `
    select d.member_id, d.amount from agent_debt d
    where exists (select from wallet w where w.member_id = d.member_id and w.kind = 'cash' and not w.limited)`,

  'bills on hold are of agents whose payments are or were on hold': `
    select b.id, b.agent_id from agent_bill b
    where b.state = 'held' and not exists (select from agent_hold h where h.agent_id = b.agent_id)`,

  'a slot of salaries that was billed has its bill': `
    select s.contract_id, s.slot from contract_slot s
    where s.is_billed and not exists (
      select from agent_bill b where b.contract_id = s.contract_id and b.period_from = s.slot and b.last_day >= b.first_day)`,
};
