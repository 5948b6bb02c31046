-- Rounds of the in-house games that are one call: what was chosen, what came of it.
create table instant_round (
  id uuid primary key,
  game text not null,
  session_id bigint not null,
  player text not null,
  -- sent back with the win; a launch token opens nothing but its game
  token text not null,
  demo boolean not null,
  currency char(3) not null,
  seed_pair_id bigint not null references in_house_seed_pair,
  nonce integer not null,
  stake bigint not null check (stake > 0),
  options jsonb not null,
  -- null until the stake is taken
  outcome jsonb,
  state text not null check (state in ('placing', 'won', 'lost', 'refused', 'cancelled')),
  payout bigint not null default 0 check (payout >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (seed_pair_id, nonce)
);
create index instant_round_placing on instant_round (player, created_at) where state = 'placing';
create index instant_round_history on instant_round (player, game, finished_at desc) where finished_at is not null;
create index instant_round_created on instant_round (created_at) where not demo;
