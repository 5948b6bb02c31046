-- Rounds of hi-lo. The cards follow from the seeds and the number of moves, so that only the moves are kept.

create table hi_lo_round (
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
  moves text[] not null default '{}' check (moves <@ array['high', 'low', 'skip']),
  state text not null check (state in ('placing', 'open', 'won', 'lost', 'refused', 'cancelled')),
  payout bigint not null default 0 check (payout >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (seed_pair_id, nonce)
);
create unique index hi_lo_round_live on hi_lo_round (player) where state in ('placing', 'open');
create index hi_lo_round_history on hi_lo_round (player, finished_at desc) where finished_at is not null;
