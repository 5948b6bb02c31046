-- Games: what a brand shows of its vendors, launches, jackpots, reconciliation with vendors, free bets and the in-house games.

create table brand_vendor (
  brand_id    smallint not null references brand (id),
  vendor_id   smallint not null references vendor (id),
  enabled     boolean not null default true,
  sort_order  smallint not null,
  maintenance boolean not null default false,
  primary key (brand_id, vendor_id)
);

-- The keys by which vendors prove who they are. Two of a kind may be valid at a time, so that a vendor can change from one
-- to the other without a moment in which neither is known.
create type vendor_key_kind as enum ('rsa', 'hmac');
create table vendor_key (
  id            bigint generated always as identity primary key,
  vendor_id     smallint not null references vendor,
  kind          vendor_key_kind not null,
  slot          smallint not null check (slot in (1, 2)),
  -- rsa: PEM (SPKI), signs the calls of the wallet protocol
  public_key    text,
  -- hmac: the shared secret, encrypted under a key of the deployment
  sealed_secret bytea,
  added_at      timestamptz not null default now(),
  retired_at    timestamptz,
  check ((kind = 'rsa') = (public_key is not null)),
  check ((kind = 'hmac') = (sealed_secret is not null))
);
create unique index vendor_key_valid on vendor_key (vendor_id, kind, slot) where retired_at is null;

create table game (
  id            integer primary key,
  vendor_id     smallint not null references vendor (id),
  code          text not null,
  game_type     text not null check (game_type in
                  ('live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight', 'lott', 'elott', 'bgs')),
  -- Drawing instructions of the tile: what the art generator needs beyond vendor and type.
  motif         text not null,
  -- Ledger units of the brand's currency.
  min_bet_units bigint not null check (min_bet_units > 0),
  lines         smallint check (lines > 0),
  volatility    text check (volatility in ('low', 'medium', 'high')),
  -- Theoretical return in 1/100 of a per cent (9650 = 96.50 %); null where the type has none.
  return_bp     smallint check (return_bp between 1 and 10000),
  has_jackpot   boolean not null default false,
  has_demo      boolean not null default false,
  is_new        boolean not null default false,
  is_hot        boolean not null default false,
  client_type   smallint not null default 3,
  -- Lower is shown first.
  sort_order    integer not null,
  status        text not null default 'active' check (status in ('active', 'maintenance', 'disabled')),
  -- False: the vendor lists the game and opens no client for it yet; shown under maintenance, whatever operators say.
  offered       boolean not null default true,
  -- Set when the vendor's list does not have the game any more: hidden everywhere, and kept for the records and open rounds.
  retired_at    timestamptz,
  -- By language; a language without a name shows the English one.
  names         jsonb not null,
  unique (vendor_id, code),
  check (jsonb_typeof(names) = 'object' and coalesce(names ->> 'en', '') <> '')
);

-- Taking over the list that a vendor publishes: what was sent, what is wrong with it, what would change, and what was changed.
create table game_import (
  -- Named by who starts it, so that a repeated start is the same import.
  id             text primary key check (id ~ '^[0-9a-f]{32}$'),
  vendor_id      smallint not null references vendor,
  -- waiting: queued; asking: the vendor answers; checking: row by row; ready: the report stands and nothing is applied yet;
  -- superseded: a later import of the vendor has begun.
  state          text not null default 'waiting'
                   check (state in ('waiting', 'asking', 'checking', 'ready', 'applied', 'superseded', 'failed')),
  fault          text check (fault in ('not_connected', 'unreachable', 'too_large', 'malformed', 'too_many', 'empty', 'interrupted')),
  received_bytes integer not null default 0,
  -- Rows of the list, and how many of them have been looked at.
  rows_total     integer,
  rows_checked   integer not null default 0,
  -- The operator.
  started_by     integer not null,
  started_at     timestamptz not null,
  touched_at     timestamptz not null,
  applied_at     timestamptz,
  check ((state = 'failed') = (fault is not null)),
  check ((state = 'applied') = (applied_at is not null))
);
create unique index game_import_running on game_import (vendor_id) where state in ('waiting', 'asking', 'checking');
create index game_import_latest on game_import (started_at desc);

-- What the report says; games that the list has as we have them are not in it.
create table game_import_row (
  import_id text not null references game_import on delete cascade,
  -- Place in the vendor's list; games that it lacks stand behind its end.
  position  integer not null,
  kind      text not null check (kind in ('new', 'changed', 'missing', 'refused')),
  game_code text,
  name      text,
  fault     text,
  -- [{field, before, after}]
  changes   jsonb not null default '[]',
  -- The row as it was understood: what is applied.
  listed    jsonb,
  primary key (import_id, position),
  check ((kind = 'refused') = (fault is not null)),
  check ((kind in ('new', 'changed')) = (listed is not null))
);
create index game_import_row_kind on game_import_row (import_id, kind, position);

-- What a brand's operators decide about single games, beside what holds for all brands.
create table brand_game (
  brand_id integer not null references brand (id),
  game_id  integer not null references game (id),
  -- active: as the vendor offers it; maintenance: shown, launch is refused; disabled: hidden.
  status   text not null default 'active' check (status in ('active', 'maintenance', 'disabled')),
  -- Null: as the vendor's list says.
  is_hot   boolean,
  -- Place among the games that the brand puts first, 1 the foremost; null: in the vendors' order behind them.
  position integer check (position between 1 and 9999),
  primary key (brand_id, game_id)
);

create table favourite_game (
  member_id bigint not null references member (id),
  game_id   integer not null references game (id),
  added_at  timestamptz not null default now(),
  primary key (member_id, game_id)
);
create index favourite_game_latest on favourite_game (member_id, added_at desc);

create table recent_game (
  member_id   bigint not null references member (id),
  game_id     integer not null references game (id),
  launched_at timestamptz not null default now(),
  primary key (member_id, game_id)
);
create index recent_game_latest on recent_game (member_id, launched_at desc);

-- One launch of one game. Only the hash of the launch token is kept; the token has one currency.
create table game_session (
  id         bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- Null for a guest's demo.
  member_id  bigint references member (id),
  brand_id   smallint not null references brand (id),
  currency   text not null check (length(currency) = 3),
  game_id    integer not null references game (id),
  mode       text not null check (mode in ('real', 'demo')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at   timestamptz,
  check (mode = 'demo' or member_id is not null),
  check ((mode = 'demo') = (currency = 'XXX'))
);
create index game_session_open on game_session (member_id) where ended_at is null;
create trigger game_session_ended after update of ended_at on game_session
  for each row when (new.mode = 'real' and new.ended_at is distinct from old.ended_at) execute function notify_player_changed('member_id');

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

-- The counter's value is computed from these and the time; nothing grows.
create table jackpot_counter (
  brand_id    smallint primary key references brand (id),
  seed        text not null,
  started_at  timestamptz not null,
  start_units bigint not null check (start_units > 0),
  -- Whether members see it.
  enabled     boolean not null default true,
  -- The pool that the counter of a brand shows; null: its sequence.
  pool_id     integer references jackpot_pool
);

-- What operators did with the counter of a brand.
create table jackpot_change (
  id           bigint generated always as identity primary key,
  brand_id     smallint not null references brand,
  kind         text not null check (kind in ('restarted', 'shown', 'hidden', 'connected', 'disconnected')),
  -- Ledger units: what the counter had reached, and what it has run from since.
  before_units bigint not null,
  start_units  bigint not null check (start_units > 0),
  -- The operator.
  changed_by   integer not null,
  reason       text not null,
  changed_at   timestamptz not null
);
create index jackpot_change_latest on jackpot_change (brand_id, id desc);

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
  win_id   bigint primary key,
  pool_id  integer not null references jackpot_pool,
  amount   bigint not null check (amount > 0),
  -- what the house put in after the hit
  seeded   bigint not null check (seeded >= 0),
  -- of that, what a rollback of the win took out again; null: the win stands
  unseeded bigint check (unseeded between 0 and seeded),
  hit_at   timestamptz not null default now()
);
create index jackpot_hit_latest on jackpot_hit (pool_id, win_id desc);

-- One report for each vendor and day (UTC); a repeated run writes the same report again. Amounts in ledger units.
create table reconciliation_run (
  id           bigint generated always as identity primary key,
  vendor_id    smallint not null references vendor,
  day          date not null,
  transactions integer not null,
  matched      integer not null,
  differing    integer not null,
  -- what the two sides say was staked and paid
  our_bets     bigint not null,
  their_bets   bigint not null,
  our_wins     bigint not null,
  their_wins   bigint not null,
  finished_at  timestamptz not null default now(),
  unique (vendor_id, day)
);

-- Movements that are right in the ledger and still need a person to agree with the vendor.
create table reconciliation_item (
  id                 bigint generated always as identity primary key,
  brand_id           smallint,
  member_id          bigint,
  transaction_id     bigint unique,
  bet_id             bigint,
  reason             text not null check (reason in
                       ('stake_reversed_after_win', 'missing_here', 'missing_there', 'amount_differs', 'kind_differs', 'cancelled_here')),
  created_at         timestamptz not null default now(),
  resolved_at        timestamptz,
  vendor_id          smallint references vendor,
  day                date,
  -- the vendor's id of the transaction, which is our key of it
  vendor_transaction text,
  round_id           text,
  ours               jsonb,
  theirs             jsonb,
  resolution         text,
  -- the operator; null when a later run found the difference gone
  resolved_by        integer,
  constraint reconciliation_item_origin check
    ((reason = 'stake_reversed_after_win') = (bet_id is not null) and (bet_id is null) = (vendor_transaction is not null)),
  constraint reconciliation_item_resolution check (resolution is null or resolved_at is not null)
);
create unique index reconciliation_item_once on reconciliation_item (vendor_id, vendor_transaction, reason)
  where vendor_transaction is not null;
create index reconciliation_item_open on reconciliation_item (id) where resolved_at is null;

-- Wins from a vendor's bound on: they wait for an operator.
create type withheld_win_state as enum ('waiting', 'paid', 'refused', 'cancelled');
create table withheld_win (
  id          bigint generated always as identity primary key,
  source      text not null,
  key         text not null,
  fingerprint bytea not null,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  bet_id      bigint not null,
  bet_key     text not null,
  -- ledger units
  amount      bigint not null check (amount > 0),
  valid_bet   bigint,
  detail      jsonb,
  state       withheld_win_state not null default 'waiting',
  created_at  timestamptz not null default now(),
  decided_at  timestamptz,
  decided_by  integer references operator,
  reason      text,
  -- A hit that waits for an operator is paid from its pool once they pay it.
  pool_id     integer references jackpot_pool,
  jackpot_win bigint,
  unique (source, key),
  check ((state = 'waiting') = (decided_at is null)),
  -- the vendor's rollback cancels a win without an operator
  check ((state in ('paid', 'refused')) = (decided_by is not null)),
  check ((decided_by is null) = (reason is null)),
  check (jackpot_win between 1 and amount),
  check ((pool_id is null) = (jackpot_win is null))
);
create index withheld_win_waiting on withheld_win (brand_id, id) where state = 'waiting';
create index withheld_win_waiting_bet on withheld_win (bet_id) where state = 'waiting';

-- Free bets that operators give to members: what was promised, and what the vendor said. Amounts in ledger units.
create table free_bet_grant (
  -- the id by which the vendor knows the reward: made by the operator's page, one an intent
  id          uuid primary key,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  game_id     integer not null references game,
  bets        integer not null check (bets between 1 and 1000),
  stake       bigint not null check (stake > 0),
  ends_at     timestamptz not null,
  -- asked: the vendor has not answered; it may have heard
  state       text not null default 'asked' check (state in ('asked', 'granted', 'refused')),
  -- the vendor's code
  refusal     text check ((refusal is not null) = (state = 'refused')),
  reason      text not null,
  granted_by  integer references operator,
  created_at  timestamptz not null,
  answered_at timestamptz check ((answered_at is null) = (state = 'asked'))
);
create index free_bet_grant_of_brand on free_bet_grant (brand_id, created_at desc);
-- The free bets that a member can still play are read whenever the promotions are looked at.
create index free_bet_grant_of_member on free_bet_grant (member_id, ends_at) where state <> 'refused';

-- In-house games: an engine like any vendor's. It reaches money only through the wallet protocol.
create table in_house_seed_pair (
  id               bigint generated always as identity primary key,
  -- whose seeds: the wallet user of a member, or `demo:<session>`
  player           text not null,
  server_seed      text not null,
  server_seed_hash text not null,
  client_seed      text not null,
  next_nonce       integer not null default 0 check (next_nonce >= 0),
  created_at       timestamptz not null default now(),
  revealed_at      timestamptz
);
create unique index in_house_seed_pair_active on in_house_seed_pair (player) where revealed_at is null;
create index in_house_seed_pair_history on in_house_seed_pair (player, id desc);

-- Play money of a demo session, ledger units; gone with the session.
create table in_house_demo_balance (
  session_id bigint primary key,
  balance    bigint not null check (balance >= 0)
);

create table mines_round (
  id           uuid primary key,
  session_id   bigint not null,
  player       text not null,
  -- sent back with the win; a launch token opens nothing but its game
  token        text not null,
  demo         boolean not null,
  currency     char(3) not null,
  seed_pair_id bigint not null references in_house_seed_pair,
  nonce        integer not null,
  stake        bigint not null check (stake > 0),
  mines        smallint not null check (mines between 1 and 24),
  picks        smallint[] not null default '{}',
  state        text not null check (state in ('placing', 'open', 'won', 'lost', 'refused', 'cancelled')),
  payout       bigint not null default 0 check (payout >= 0),
  created_at   timestamptz not null default now(),
  finished_at  timestamptz,
  unique (seed_pair_id, nonce)
);
create unique index mines_round_live on mines_round (player) where state in ('placing', 'open');
create index mines_round_history on mines_round (player, finished_at desc) where finished_at is not null;

-- One chain of seeds: round k plays the seed whose SHA-256 is round k-1's seed, so they are used from the end.
create table crash_chain (
  id         integer generated always as identity primary key,
  -- the chain's public anchor: SHA-256 applied (length) times to the secret last seed
  anchor     text not null,
  last_seed  text not null,
  length     integer not null check (length > 0),
  used       integer not null default 0 check (used between 0 and length),
  created_at timestamptz not null default now()
);

create table crash_round (
  id                bigint generated always as identity primary key,
  chain_id          integer not null references crash_chain,
  position          integer not null,
  seed              text not null,
  seed_hash         text not null,
  state             text not null check (state in ('betting', 'flying', 'crashed', 'void')),
  betting_closes_at timestamptz not null,
  took_off_at       timestamptz,
  -- client seeds of the first players, fixed at take-off
  salt              text,
  -- hundredths; told to nobody before the crash
  crash_hundredths  integer check (crash_hundredths >= 100),
  finished_at       timestamptz,
  unique (chain_id, position)
);
create index crash_round_live on crash_round (id) where state in ('betting', 'flying');

create table crash_bet (
  id                uuid primary key,
  round_id          bigint not null references crash_round,
  session_id        bigint not null,
  player            text not null,
  player_name       text not null,
  brand_id          smallint not null,
  token             text not null,
  demo              boolean not null,
  currency          char(3) not null,
  client_seed       text not null,
  stake             bigint not null check (stake > 0),
  auto_hundredths   integer check (auto_hundredths > 100),
  cashed_hundredths integer check (cashed_hundredths >= 100),
  state             text not null check (state in ('placing', 'placed', 'refused', 'won', 'lost', 'cancelled')),
  payout            bigint not null default 0 check (payout >= 0),
  created_at        timestamptz not null default now(),
  finished_at       timestamptz
);
create index crash_bet_round on crash_bet (round_id, created_at);
create index crash_bet_open on crash_bet (player) where state in ('placing', 'placed');
create index crash_bet_history on crash_bet (player, finished_at desc) where finished_at is not null;

-- Rounds of the in-house games that are one call: what was chosen, what came of it.
create table instant_round (
  id           uuid primary key,
  game         text not null,
  session_id   bigint not null,
  player       text not null,
  -- sent back with the win; a launch token opens nothing but its game
  token        text not null,
  demo         boolean not null,
  currency     char(3) not null,
  seed_pair_id bigint not null references in_house_seed_pair,
  nonce        integer not null,
  stake        bigint not null check (stake > 0),
  options      jsonb not null,
  -- null until the stake is taken
  outcome      jsonb,
  state        text not null check (state in ('placing', 'won', 'lost', 'refused', 'cancelled')),
  payout       bigint not null default 0 check (payout >= 0),
  created_at   timestamptz not null default now(),
  finished_at  timestamptz,
  unique (seed_pair_id, nonce)
);
create index instant_round_placing on instant_round (player, created_at) where state = 'placing';
create index instant_round_history on instant_round (player, game, finished_at desc) where finished_at is not null;
create index instant_round_created on instant_round (created_at) where not demo;

-- Rounds of hi-lo. The cards follow from the seeds and the number of moves, so that only the moves are kept.
create table hi_lo_round (
  id           uuid primary key,
  session_id   bigint not null,
  player       text not null,
  -- sent back with the win; a launch token opens nothing but its game
  token        text not null,
  demo         boolean not null,
  currency     char(3) not null,
  seed_pair_id bigint not null references in_house_seed_pair,
  nonce        integer not null,
  stake        bigint not null check (stake > 0),
  moves        text[] not null default '{}' check (moves <@ array['high', 'low', 'skip']),
  state        text not null check (state in ('placing', 'open', 'won', 'lost', 'refused', 'cancelled')),
  payout       bigint not null default 0 check (payout >= 0),
  created_at   timestamptz not null default now(),
  finished_at  timestamptz,
  unique (seed_pair_id, nonce)
);
create unique index hi_lo_round_live on hi_lo_round (player) where state in ('placing', 'open');
create index hi_lo_round_history on hi_lo_round (player, finished_at desc) where finished_at is not null;
