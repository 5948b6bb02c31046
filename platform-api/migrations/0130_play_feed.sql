-- The play feed: one row for each change of a bet's settled figures, written by the transaction that changes the bet. What follows from
-- play (wagering, points, missions, contracts) is a fold of it. Amounts in ledger units.

create table play_feed (
  -- the order of reading: xid says when a row may be read, id orders the rows of one transaction
  id          bigint generated always as identity,
  xid         xid8 not null default pg_current_xact_id(),
  at          timestamptz not null default clock_timestamp(),
  brand_id    smallint not null,
  vendor_id   smallint not null,
  game_id     integer not null,
  member_id   bigint not null,
  bet_id      bigint not null,
  placed_at   timestamptz not null,
  -- the first settlement: corrections count on its day
  settled_at  timestamptz not null,
  -- the bet after the change, so that a rule on single bets can fold f(after) - f(before)
  bet_stake   bigint not null,
  bet_payout  bigint not null,
  bet_settled boolean not null,
  -- the change. settled: 1 now settled, -1 that was undone, 0 a correction; it is no sign of stake: a free bet has none
  settled     smallint not null check (settled between -1 and 1),
  stake       bigint not null,
  valid_bet   bigint not null,
  payout      bigint not null,
  game_type   text not null
) partition by range (at);
create unique index play_feed_order on play_feed (xid, id, at);

-- Bets placed since have all their rows in the feed.
create table play_feed_extent (
  is_only        boolean primary key default true check (is_only),
  complete_since timestamptz not null
);
insert into play_feed_extent (complete_since) values (now());

-- How far each fold has read. What `base` saw is in the fold already; without a base the fold has to be rebuilt from the bets.
create table fold_cursor (
  fold      text primary key,
  xid       xid8 not null default '0',
  id        bigint not null default 0,
  at        timestamptz not null default '-infinity',
  base      pg_snapshot,
  -- since when the fold fails, and the last reason
  failed_at timestamptz,
  failure   text
);

-- Creates the partitions of today and the following days (UTC), unless they exist.
create function ensure_feed_partitions(p_days_ahead integer default 7) returns void language plpgsql as $$
declare
  v_day date;
begin
  for v_day in select (now() at time zone 'UTC')::date + i from generate_series(0, p_days_ahead) i loop
    execute format('create table if not exists %I partition of play_feed for values from (%L) to (%L)',
                   'play_feed_' || to_char(v_day, 'YYYY_MM_DD'),
                   v_day::timestamp at time zone 'UTC', (v_day + 1)::timestamp at time zone 'UTC');
  end loop;
end $$;
select ensure_feed_partitions();
