-- In-house games: an engine like any vendor's. It reaches money only through the wallet protocol.

create table in_house_seed_pair (
  id bigint generated always as identity primary key,
  -- whose seeds: the wallet user of a member, or `demo:<session>`
  player text not null,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  next_nonce integer not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null default now(),
  revealed_at timestamptz
);
create unique index in_house_seed_pair_active on in_house_seed_pair (player) where revealed_at is null;
create index in_house_seed_pair_history on in_house_seed_pair (player, id desc);

-- Play money of a demo session, ledger units; gone with the session.
create table in_house_demo_balance (
  session_id bigint primary key,
  balance bigint not null check (balance >= 0)
);

create table mines_round (
  id uuid primary key,
  session_id bigint not null,
  player text not null,
  -- sent back with the win; a launch token opens nothing but its game
  token text not null,
  demo boolean not null,
  currency char(3) not null,
  seed_pair_id bigint not null references in_house_seed_pair,
  nonce integer not null,
  stake bigint not null check (stake > 0),
  mines smallint not null check (mines between 1 and 24),
  picks smallint[] not null default '{}',
  state text not null check (state in ('placing', 'open', 'won', 'lost', 'refused', 'cancelled')),
  payout bigint not null default 0 check (payout >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (seed_pair_id, nonce)
);
create unique index mines_round_live on mines_round (player) where state in ('placing', 'open');
create index mines_round_history on mines_round (player, finished_at desc) where finished_at is not null;

-- One chain of seeds: round k plays the seed whose SHA-256 is round k-1's seed, so they are used from the end.
create table crash_chain (
  id integer generated always as identity primary key,
  -- the chain's public anchor: SHA-256 applied (length) times to the secret last seed
  anchor text not null,
  last_seed text not null,
  length integer not null check (length > 0),
  used integer not null default 0 check (used between 0 and length),
  created_at timestamptz not null default now()
);

create table crash_round (
  id bigint generated always as identity primary key,
  chain_id integer not null references crash_chain,
  position integer not null,
  seed text not null,
  seed_hash text not null,
  state text not null check (state in ('betting', 'flying', 'crashed', 'void')),
  betting_closes_at timestamptz not null,
  took_off_at timestamptz,
  -- client seeds of the first players, fixed at take-off
  salt text,
  -- hundredths; told to nobody before the crash
  crash_hundredths integer check (crash_hundredths >= 100),
  finished_at timestamptz,
  unique (chain_id, position)
);
create index crash_round_live on crash_round (id) where state in ('betting', 'flying');

create table crash_bet (
  id uuid primary key,
  round_id bigint not null references crash_round,
  session_id bigint not null,
  player text not null,
  player_name text not null,
  brand_id smallint not null,
  token text not null,
  demo boolean not null,
  currency char(3) not null,
  client_seed text not null,
  stake bigint not null check (stake > 0),
  auto_hundredths integer check (auto_hundredths > 100),
  cashed_hundredths integer check (cashed_hundredths >= 100),
  state text not null check (state in ('placing', 'placed', 'refused', 'won', 'lost', 'cancelled')),
  payout bigint not null default 0 check (payout >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index crash_bet_round on crash_bet (round_id, created_at);
create index crash_bet_open on crash_bet (player) where state in ('placing', 'placed');
create index crash_bet_history on crash_bet (player, finished_at desc) where finished_at is not null;

