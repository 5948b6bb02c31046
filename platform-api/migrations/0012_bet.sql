-- Bets, their day figures, and what a person must look at. Amounts in ledger units.

create type bet_status as enum ('open', 'won', 'lost', 'pushed', 'void', 'rolled_back');

create table bet (
  -- the ledger transaction that took the stake, and its time
  id          bigint not null,
  placed_at   timestamptz not null,
  brand_id    smallint not null,
  member_id   bigint not null,
  vendor_id   smallint not null,
  game_id     integer not null,
  game_type   text not null,
  round_id    text not null,
  stake       bigint not null check (stake >= 0),
  is_free     boolean not null,
  status      bet_status not null default 'open',
  payout      bigint not null default 0 check (payout >= 0),
  -- what counts as turnover for rebates, contracts and wagering: 0 for a push or a void bet
  valid_bet   bigint not null default 0 check (valid_bet between 0 and stake),
  -- the first settlement; later wins of the bet count on this day too
  settled_at  timestamptz,
  -- the vendor's odds and rule version when the stake was taken
  terms       jsonb,
  -- the vendor's result of the round
  detail      jsonb,
  primary key (id, placed_at),
  check (settled_at is not null or status not in ('won', 'lost', 'pushed')),
  check (settled_at is null or status <> 'open'),
  check (valid_bet = 0 or status in ('won', 'lost', 'pushed'))
) partition by range (placed_at);
create index bet_of_member on bet (member_id, placed_at);
create index bet_of_round on bet (member_id, round_id);

-- Creates the partitions of this month and the following ones; repeats do nothing.
create function ensure_bet_partitions(p_months_ahead integer default 2) returns void language plpgsql as $$
declare
  v_month date;
begin
  for v_month in
    select generate_series(date_trunc('month', now() at time zone 'UTC'), date_trunc('month', now() at time zone 'UTC')
                           + make_interval(months => p_months_ahead), interval '1 month')::date
  loop
    execute format(
      'create table if not exists %I partition of bet for values from (%L) to (%L) with (fillfactor = 80)',
      'bet_' || to_char(v_month, 'YYYY_MM'),
      v_month::timestamp at time zone 'UTC',
      (v_month + interval '1 month') at time zone 'UTC'
    );
  end loop;
end $$;
select ensure_bet_partitions();

-- The business day of a brand at a moment.
create function brand_day(p_at timestamptz, p_offset_minutes smallint) returns date immutable language sql as $$
  select ((p_at at time zone 'UTC') + make_interval(mins => p_offset_minutes))::date
$$;

-- A member's figures per business day, vendor and game type: a fold of the bets, kept by the functions that change them.
-- bets and turnover count on the day of the stake; settled_stake, payout and valid_bet on the day of the settlement.
create table member_daily (
  member_id     bigint not null,
  day           date not null,
  vendor_id     smallint not null,
  game_type     text not null,
  brand_id      smallint not null,
  bets          integer not null default 0,
  turnover      bigint not null default 0,
  settled_stake bigint not null default 0,
  payout        bigint not null default 0,
  valid_bet     bigint not null default 0,
  -- the largest payout of the day and its bet, for the winners board
  best_payout   bigint not null default 0,
  best_bet_id   bigint,
  best_won_at   timestamptz,
  primary key (member_id, day, vendor_id, game_type)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);
create index member_daily_of_brand on member_daily (brand_id, day);

-- The fold itself: what member_daily must hold.
create view member_daily_expected as
  select f.member_id, f.day, f.vendor_id, f.game_type, f.brand_id,
         sum(f.bets)::integer as bets, sum(f.turnover)::bigint as turnover, sum(f.settled_stake)::bigint as settled_stake,
         sum(f.payout)::bigint as payout, sum(f.valid_bet)::bigint as valid_bet
  from bet b
  join brand on brand.id = b.brand_id
  cross join lateral (
    select b.member_id, brand_day(b.placed_at, brand.offset_minutes) as day, b.vendor_id, b.game_type, b.brand_id,
           1 as bets, b.stake as turnover, 0::bigint as settled_stake, 0::bigint as payout, 0::bigint as valid_bet
    where b.status not in ('rolled_back', 'void')
    union all
    select b.member_id, brand_day(b.settled_at, brand.offset_minutes), b.vendor_id, b.game_type, b.brand_id,
           0, 0, case when b.status in ('won', 'lost', 'pushed') then b.stake else 0 end, b.payout, b.valid_bet
    where b.settled_at is not null
  ) f
  group by f.member_id, f.day, f.vendor_id, f.game_type, f.brand_id;

-- A refused bet answers the same to the same HTTP call; kept for a day.
create table bet_refusal (
  source       text not null,
  request_uuid text not null,
  key          text not null,
  fingerprint  bytea not null,
  refused_at   timestamptz not null default now(),
  primary key (source, request_uuid)
);

-- Movements that are right in the ledger and still need a person to agree with the vendor.
create table reconciliation_item (
  id             bigint generated always as identity primary key,
  brand_id       smallint not null,
  member_id      bigint not null,
  transaction_id bigint not null unique,
  bet_id         bigint not null,
  reason         text not null check (reason in ('stake_reversed_after_win')),
  created_at     timestamptz not null default now(),
  resolved_at    timestamptz
);
