/** Invariants of rebates and VIP levels, as `check-statements.ts` has those of the money. */
export const vipChecks: Readonly<Record<string, string>> = {
  'what rebates have counted, with the play since, equals the day figures': `
    with last as (select brand_id, max(day) as day from rebate_run where finished_at is not null group by brand_id),
    ranges as (
      select l.brand_id, o.offset_minutes, l.day as until, r.seen,
             greatest(l.day - 34, (select min(from_day) from rebate_rules u where u.brand_id = l.brand_id and u.state = 'approved')) as since
      from last l join rebate_run r on r.brand_id = l.brand_id and r.day = l.day join brand o on o.id = l.brand_id
    ),
    counted as (
      select b.brand_id, a.member_id, a.day, a.vendor_id, a.game_type, sum(a.valid_bet) as valid_bet
      from rebate_line a join rebate b on b.member_id = a.member_id and b.day = a.run_day group by 1, 2, 3, 4, 5
    ),
    unread as (
      select g.brand_id, f.member_id, brand_day(f.settled_at, g.offset_minutes) as day, f.vendor_id, f.game_type, sum(f.valid_bet) as valid_bet
      from ranges g
      join play_feed f on f.brand_id = g.brand_id
      left join lateral (
        select seen from rebate b where b.member_id = f.member_id and b.day >= g.until and b.seen is not null order by b.day desc limit 1
      ) b on true
      where not pg_visible_in_snapshot(f.xid, coalesce(b.seen, g.seen)) group by 1, 2, 3, 4, 5
    ),
    held as (
      select brand_id, member_id, day, vendor_id, game_type, sum(valid_bet) as valid_bet
      from (select * from counted union all select * from unread) h group by 1, 2, 3, 4, 5
    )
    select coalesce(h.member_id, d.member_id) as member_id, coalesce(h.day, d.day) as day, h.valid_bet, d.valid_bet as day_figure
    from held h
    full join (select d.* from member_daily d where d.brand_id in (select brand_id from ranges)) d using (brand_id, member_id, day, vendor_id, game_type)
    join ranges g on g.brand_id = coalesce(h.brand_id, d.brand_id)
    join member m on m.id = coalesce(h.member_id, d.member_id)
    where coalesce(h.day, d.day) between g.since and g.until and m.type not in (4, 5) and coalesce(h.valid_bet, 0) <> coalesce(d.valid_bet, 0)`,

  'a line of rebates gives its share of the valid bet': `
    select member_id, day, vendor_id, game_type, sum(amount) as amount
    from rebate_line group by 1, 2, 3, 4
    having sum(amount) <> 1000 * div(greatest(sum(valid_bet), 0) * max(basis_points), 10000000) or min(basis_points) <> max(basis_points)`,

  'a business day gives what its lines give, from the minimum up to the cap': `
    select l.member_id, l.day, l.amount, d.amount as given
    from (select member_id, day, sum(valid_bet) as valid_bet, sum(amount) as amount from rebate_line group by 1, 2) l
    join member m on m.id = l.member_id
    cross join lateral (
      select minimum, daily_cap from rebate_rules u
      where u.brand_id = m.brand_id and u.state = 'approved' and u.from_day <= l.day order by u.version desc limit 1
    ) r
    full join (select member_id, day, sum(amount) as amount from rebate_day group by 1, 2) d on d.member_id = l.member_id and d.day = l.day
    where d.amount is distinct from case when l.valid_bet < r.minimum then 0 when l.amount > r.daily_cap then r.daily_cap else l.amount end`,

  'a rebate is what its days changed and what was carried over': `
    select b.member_id, b.day, b.amount, d.amount as changed, b.carried_in, p.carried_out as carried_before
    from (select *, lag(carried_out) over (partition by member_id order by day) as carried_before from rebate where amount is not null) b
    left join lateral (select coalesce(sum(amount), 0) as amount from rebate_day where member_id = b.member_id and run_day = b.day) d on true
    left join lateral (select coalesce(b.carried_before, 0) as carried_out) p on true
    where b.amount <> d.amount or b.carried_in <> p.carried_out`,

  'rebates were paid as their state says, and no others': `
    select coalesce(b.key, t.key) as key, b.payable, t.cash_change
    from (select member_id || ':' || day as key, member_id, payable from rebate where state in ('paid', 'claimed')) b
    full join (select key, member_id, cash_change from ledger_transaction where source = 'rebates') t on t.key = b.key and t.member_id = b.member_id
    where b.payable is distinct from t.cash_change`,

  'a VIP level is the last of its changes, each of which starts where the one before ended': `
    select v.member_id, v.level, c.to_level
    from vip_member v
    left join vip_change c on c.member_id = v.member_id and c.number = v.changes
    where v.level <> coalesce(c.to_level, 0) or (v.changes > 0 and c.member_id is null)
      or exists (select from vip_change n where n.member_id = v.member_id and n.number > v.changes)
    union all
    select member_id, from_level, before
    from (select member_id, from_level, coalesce(lag(to_level) over (partition by member_id order by number), 0) as before from vip_change) s
    where from_level <> before`,

  'gifts of VIP levels were paid, and no others': `
    select coalesce(g.key, t.key) as key, g.amount, t.cash_change
    from (select concat_ws(':', member_id, kind, period) as key, member_id, amount from vip_gift) g
    full join (select key, member_id, cash_change from ledger_transaction where source = 'vip') t on t.key = g.key and t.member_id = g.member_id
    where g.amount is distinct from t.cash_change`,
};
