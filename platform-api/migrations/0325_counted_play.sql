-- What of the play of a line counts for agents' contracts: the cash part of stakes, without free bets and without bonus money.

alter table line_daily
  -- the valid bet, and stakes less payouts, of the cash parts
  add counted_bet bigint not null default 0,
  add counted_result bigint not null default 0,
  -- of the valid bet, that of the member alone
  add own_counted_bet bigint not null default 0;
alter table line_daily alter counted_bet drop default, alter counted_result drop default, alter own_counted_bet drop default;

-- What line_daily must hold.
drop view line_daily_expected;
create view line_daily_expected as
  select u.member_id, b.day, b.brand_id, count(*) filter (where b.counts)::integer as bets,
         coalesce(sum(b.stake) filter (where b.counts), 0)::bigint as stake, sum(b.valid_bet)::bigint as valid_bet, sum(b.payout)::bigint as payout,
         sum(b.cash_bet)::bigint as counted_bet,
         (coalesce(sum(b.cash_stake) filter (where b.counts), 0) - sum(b.cash_payout))::bigint as counted_result,
         coalesce(sum(b.cash_bet) filter (where u.member_id = b.member_id), 0)::bigint as own_counted_bet
  from (
    select t.member_id, t.brand_id, brand_day(t.settled_at, o.offset_minutes) as day, t.stake, t.valid_bet, t.payout,
           t.status in ('won', 'lost', 'pushed') as counts, t.stake - coalesce(p.part, 0) as cash_stake,
           -- a bet without a stake is a free one, or the continuation of one that was paid for
           case when t.stake > 0 then div(t.valid_bet::numeric * (t.stake - coalesce(p.part, 0)), t.stake) else 0 end as cash_bet,
           case when t.stake > 0 then div(t.payout::numeric * (t.stake - coalesce(p.part, 0)), t.stake)
                when not t.is_free then t.payout else 0 end as cash_payout
    from bet t join brand o on o.id = t.brand_id
    left join bonus_play p on p.transaction_id = t.id and p.kind = 'stake'
    where t.settled_at is not null
  ) b
  join member_line l on l.member_id = b.member_id and l.from_day <= b.day and (l.to_day is null or l.to_day > b.day)
  cross join unnest(l.uplines || b.member_id) as u (member_id)
  group by u.member_id, b.day, b.brand_id;

-- The figures of days with bets are computed again from the bets.
update fold_cursor set base = null, xid = '0', id = 0, at = '-infinity'
where fold = 'lines' and exists (select from bet where settled_at is not null);
