/** The invariants of lines and of what each did, as queries that select violating rows. */
export const lineChecks: Readonly<Record<string, string>> = {
  'day figures of lines equal their bets': `
    select coalesce(a.member_id, e.member_id) as member_id, coalesce(a.day, e.day)::text as day, a.valid_bet, e.valid_bet as expected_valid_bet,
           a.counted_bet, e.counted_bet as expected_counted_bet, a.counted_result, e.counted_result as expected_counted_result
    from (
      select member_id, day, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout,
             sum(counted_bet) as counted_bet, sum(counted_result) as counted_result, sum(own_counted_bet) as own_counted_bet
      from (
        select member_id, day, bets, stake, valid_bet, payout, counted_bet, counted_result, own_counted_bet from line_daily
        union all
        select a.member_id, u.day, u.settled, u.stake, u.valid_bet, u.payout, u.counted_bet, u.counted_stake - u.counted_payout,
               case when a.member_id = u.member_id then u.counted_bet else 0 end
        from fold_cursor c
        cross join lateral (
          select f.*, brand_day(f.settled_at, o.offset_minutes) as day,
                 n.stake as counted_stake, n.valid_bet as counted_bet, n.payout as counted_payout
          from feed_unread(c) f join brand o on o.id = f.brand_id cross join lateral counted_change(f) n
        ) u
        join member_line l on l.member_id = u.member_id and l.from_day <= u.day and (l.to_day is null or l.to_day > u.day)
        cross join unnest(l.uplines || u.member_id) as a (member_id)
        where c.fold = 'lines'
      ) p group by 1, 2
    ) a
    full join line_daily_expected e using (member_id, day)
    where (coalesce(a.bets, 0), coalesce(a.stake, 0), coalesce(a.valid_bet, 0), coalesce(a.payout, 0),
           coalesce(a.counted_bet, 0), coalesce(a.counted_result, 0), coalesce(a.own_counted_bet, 0))
          <> (coalesce(e.bets, 0), coalesce(e.stake, 0), coalesce(e.valid_bet, 0), coalesce(e.payout, 0),
              coalesce(e.counted_bet, 0), coalesce(e.counted_result, 0), coalesce(e.own_counted_bet, 0))
      and exists (select from fold_cursor where fold = 'lines' and base is not null)`,

  'cash figures of lines equal the postings': `
    select coalesce(a.member_id, e.member_id) as member_id, coalesce(a.day, e.day)::text as day, coalesce(a.kind, e.kind) as kind,
           a.amount, e.amount as expected_amount
    from (
      select member_id, day, kind, sum(count) as count, sum(amount) as amount, sum(firsts) as firsts
      from (
        select member_id, day, kind, count, amount, firsts from line_cash_daily
        union all
        select a.member_id, u.day, u.kind, 1, u.amount, u.first::integer
        from fold_cursor c
        cross join lateral (select f.*, brand_day(f.at, o.offset_minutes) as day from cash_unread(c) f join brand o on o.id = f.brand_id) u
        join member_line l on l.member_id = u.member_id and l.from_day <= u.day and (l.to_day is null or l.to_day > u.day)
        cross join unnest(l.uplines || u.member_id) as a (member_id)
        where c.fold = 'line_cash'
      ) p group by 1, 2, 3
    ) a
    full join line_cash_daily_expected e using (member_id, day, kind)
    where (coalesce(a.count, 0), coalesce(a.amount, 0), coalesce(a.firsts, 0))
          <> (coalesce(e.count, 0), coalesce(e.amount, 0), coalesce(e.firsts, 0))
      and exists (select from fold_cursor where fold = 'line_cash' and base is not null)`,

  "a member's line is the way along the uplines, without gaps": `
    with recursive way as (
      select id, '{}'::bigint[] as uplines from member where upline_id is null
      union all
      select m.id, w.uplines || m.upline_id from way w join member m on m.upline_id = w.id
    )
    select m.id as member_id, l.uplines, w.uplines as expected_uplines
    from member m left join way w on w.id = m.id and m.type <> 5 left join member_line l on l.member_id = m.id and l.to_day is null
    where l.uplines is distinct from w.uplines
    union all
    select member_id, uplines, null from (
      select *, lag(to_day) over (partition by member_id order by from_day) as ended, row_number() over (partition by member_id order by from_day) as place
      from member_line
    ) d where (place = 1 and from_day <> '-infinity') or (place > 1 and ended is distinct from from_day)`,
};
