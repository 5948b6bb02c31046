-- Progressive pools: bets of a vendor's games contribute to the pool of their brand, and wins hit it. Amounts in ledger units.

create table jackpot_pool (
  id            integer generated always as identity primary key,
  brand_id      smallint not null references brand,
  vendor_id     smallint not null references vendor,
  -- 'jackpot' account of the brand; its purpose is the vendor's code
  account_id    bigint not null unique references ledger_account,
  -- what the house puts in at the opening, and what the pool is lifted to after a hit
  seed          bigint not null check (seed > 0),
  seeded        bigint not null,
  contributed   bigint not null default 0,
  paid          bigint not null default 0,
  balance       bigint generated always as (seeded + contributed - paid) stored check (balance >= 0),
  contributions bigint not null default 0,
  hits          bigint not null default 0,
  opened_at     timestamptz not null default now(),
  unique (brand_id, vendor_id)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

create table jackpot_contribution (
  bet_id         bigint primary key,
  pool_id        integer not null references jackpot_pool,
  amount         bigint not null check (amount > 0),
  -- what a rollback of the bet took out of the pool again; null: the bet stands
  returned       bigint check (returned between 0 and amount),
  contributed_at timestamptz not null default now()
);
create index jackpot_contribution_latest on jackpot_contribution (pool_id, bet_id desc);

create table jackpot_hit (
  win_id     bigint primary key,
  pool_id    integer not null references jackpot_pool,
  amount     bigint not null check (amount > 0),
  -- what the house put in after the hit
  seeded     bigint not null check (seeded >= 0),
  -- of that, what a rollback of the win took out again; null: the win stands
  unseeded   bigint check (unseeded between 0 and seeded),
  hit_at     timestamptz not null default now()
);
create index jackpot_hit_latest on jackpot_hit (pool_id, win_id desc);

alter type bet_request add attribute pool_id integer, add attribute contribution bigint;
alter type win_request add attribute pool_id integer, add attribute jackpot_win bigint;

-- A hit that waits for an operator is paid from its pool once they pay it.
alter table withheld_win
  add column pool_id integer references jackpot_pool,
  add column jackpot_win bigint check (jackpot_win between 1 and amount),
  add check ((pool_id is null) = (jackpot_win is null));

-- The pool that the counter of a brand shows; null: its sequence.
alter table jackpot_counter add column pool_id integer references jackpot_pool;
alter table jackpot_change drop constraint jackpot_change_kind_check;
alter table jackpot_change add check (kind in ('restarted', 'shown', 'hidden', 'connected', 'disconnected'));
