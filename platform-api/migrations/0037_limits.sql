-- Limits of responsible gaming: what a member may deposit, stake, lose and how long play in a day, week or month of the brand.

create type limit_kind as enum ('deposit', 'wager', 'loss', 'session');
create type limit_period as enum ('day', 'week', 'month');

create table member_limit (
  member_id      bigint not null references member,
  kind           limit_kind not null,
  period         limit_period not null,
  -- ledger units; seconds for `session`
  amount         bigint not null check (amount > 0),
  set_at         timestamptz not null,
  -- a loosening on its way: from then on the limit is `pending_amount`, or gone when that is null
  pending_amount bigint,
  pending_from   timestamptz,
  primary key (member_id, kind, period),
  check (pending_amount is null or pending_from is not null),
  -- what is tighter holds at once and never waits
  check (pending_amount > amount)
);

-- Times without play and deposits. Nobody can shorten one: rows are never changed.
create table play_bar (
  id        bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind      text not null check (kind in ('time_out', 'self_exclusion')),
  starts_at timestamptz not null,
  -- null: for ever
  ends_at   timestamptz,
  check (ends_at > starts_at),
  check (ends_at is not null or kind = 'self_exclusion')
);
create index play_bar_of_member on play_bar (member_id);
create trigger play_bar_append_only before update or delete or truncate on play_bar
  for each statement execute function refuse_change();

-- How long a member with a session limit has played: from bet to bet; a pause of five minutes does not count.
create table play_clock (
  member_id bigint not null,
  day       date not null,
  seconds   integer not null default 0 check (seconds >= 0),
  last_at   timestamptz not null,
  primary key (member_id, day)
);

create table reality_check (
  member_id bigint primary key references member,
  minutes   smallint not null check (minutes > 0)
);

-- On the cash wallet: the member has a limit or a bar that bets must ask for. Bets of all others never look further.
alter table wallet add column limited boolean not null default false;

-- The limit at a moment, null when it has ended.
create function limit_at(p_limit member_limit, p_at timestamptz) returns bigint immutable language sql as $$
  select case when p_limit.pending_from <= p_at then p_limit.pending_amount else p_limit.amount end
$$;

-- The first day of the period that a day is in; weeks begin on Monday.
create function period_start(p_day date, p_period limit_period) returns date immutable language sql as $$
  select case p_period when 'day' then p_day else date_trunc(p_period::text, p_day::timestamp)::date end
$$;

-- The moment at which a brand's day begins.
create function brand_midnight(p_day date, p_offset_minutes smallint) returns timestamptz immutable language sql as $$
  select (p_day::timestamp - make_interval(mins => p_offset_minutes)) at time zone 'UTC'
$$;

-- What a member has paid in since a moment, and what is still on its way: payments that have not failed, and money from an upline.
create function deposited_since(p_member_id bigint, p_since timestamptz) returns bigint stable language sql as $$
  select coalesce((select sum(d.amount) from deposit d
                   where d.member_id = p_member_id and d.created_at >= p_since and d.state::text not in ('declined', 'expired', 'rejected')), 0)::bigint
       + coalesce((select sum(t.cash_change) from ledger_transaction t
                   where t.member_id = p_member_id and t.created_at >= p_since and t.kind = 'transfer' and t.cash_change > 0
                     and t.detail ->> 'way' = 'downline'), 0)::bigint
$$;

-- The limits of members that hold at a moment, each with what its period has used of it. An open stake counts as lost until it is paid.
create function limit_usage(p_member_ids bigint[], p_kinds limit_kind[], p_at timestamptz)
returns table (member_id bigint, kind limit_kind, period limit_period, amount bigint, used bigint) stable language sql as $$
  select l.member_id, l.kind, l.period, limit_at(l, p_at),
         case l.kind
           when 'deposit' then deposited_since(l.member_id, brand_midnight(s.day, b.offset_minutes))
           when 'session' then (select coalesce(sum(c.seconds), 0)::bigint from play_clock c
                                where c.member_id = l.member_id and c.day >= s.day)
           when 'wager' then (select coalesce(sum(d.turnover), 0)::bigint from member_daily d
                              where d.member_id = l.member_id and d.day >= s.day)
           else (select coalesce(sum(d.turnover - d.payout), 0)::bigint from member_daily d
                 where d.member_id = l.member_id and d.day >= s.day)
         end
  from member_limit l
  join member m on m.id = l.member_id
  join brand b on b.id = m.brand_id
  cross join lateral (select period_start(brand_day(p_at, b.offset_minutes), l.period) as day) s
  where l.member_id = any (p_member_ids) and l.kind = any (p_kinds) and limit_at(l, p_at) is not null
$$;

-- What members may still stake; one row each.
--   barred     a time-out or a self-exclusion holds: nothing
--   allowance  ledger units, null without a limit; -1 when the time to play is used up, so that not even a free bet passes
create function bet_allowances(p_member_ids bigint[], p_at timestamptz default now())
returns table (member_id bigint, barred boolean, allowance bigint) stable language sql as $$
  select m.id,
         exists (select from play_bar b where b.member_id = m.id and b.starts_at <= p_at and (b.ends_at is null or b.ends_at > p_at)),
         min(case when u.kind <> 'session' then greatest(u.amount - u.used, 0) when u.used >= u.amount then -1 end)
  from (select distinct id from unnest(p_member_ids) id) m
  left join limit_usage(p_member_ids, array['wager', 'loss', 'session']::limit_kind[], p_at) u on u.member_id = m.id
  group by m.id
$$;

-- Moves the play clocks of those members on who have a session limit.
create function touch_play_clock(p_member_ids bigint[], p_at timestamptz default now()) returns void language sql as $$
  insert into play_clock as c (member_id, day, last_at)
    select distinct m.id, brand_day(p_at, b.offset_minutes), p_at
    from member_limit l
    join member m on m.id = l.member_id
    join brand b on b.id = m.brand_id
    where l.member_id = any (p_member_ids) and l.kind = 'session' and limit_at(l, p_at) is not null
    order by m.id
  on conflict (member_id, day) do update
    set last_at = greatest(c.last_at, excluded.last_at),
        seconds = c.seconds + case when excluded.last_at > c.last_at and excluded.last_at < c.last_at + interval '5 minutes'
                                   then extract(epoch from excluded.last_at - c.last_at)::integer else 0 end
$$;

-- Writes the play clocks of a member's last 31 days from the bets: for the first session limit.
create function start_play_clock(p_member_id bigint, p_at timestamptz) returns void language sql as $$
  insert into play_clock (member_id, day, seconds, last_at)
    select p_member_id, g.day, sum(case when g.pause < interval '5 minutes' then extract(epoch from g.pause) else 0 end)::integer, max(g.placed_at)
    from (
      select brand_day(x.placed_at, r.offset_minutes) as day, x.placed_at,
             x.placed_at - lag(x.placed_at) over (partition by brand_day(x.placed_at, r.offset_minutes) order by x.placed_at) as pause
      from bet x join brand r on r.id = x.brand_id
      where x.member_id = p_member_id and x.placed_at > p_at - interval '31 days'
    ) g
    group by g.day
  on conflict (member_id, day) do nothing
$$;

-- Lets the bets of a member ask for the limits, or spares them that, as the member's limits and bars are at a moment.
create function refresh_limited(p_member_id bigint, p_at timestamptz) returns void language sql as $$
  update wallet w set limited = n.limited
  from (
    select exists (select from member_limit l where l.member_id = p_member_id and l.kind <> 'deposit' and limit_at(l, p_at) is not null)
        or exists (select from play_bar b where b.member_id = p_member_id and (b.ends_at is null or b.ends_at > p_at)) as limited
  ) n
  where w.member_id = p_member_id and w.kind = 'cash' and w.limited <> n.limited
$$;
