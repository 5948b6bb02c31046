-- Seeds of a game's own draws, one chain a game: the SHA-256 of a draw's seed is the seed of the draw before, so they are used from
-- the end.
create table lottery_seed_chain (
  id         integer generated always as identity primary key,
  lottery_id smallint not null references lottery_game,
  -- SHA-256 applied (length) times to the secret last seed: the commitment of the first draw
  anchor     bytea not null check (length(anchor) = 32),
  last_seed  bytea not null check (length(last_seed) = 32),
  length     integer not null check (length > 0),
  used       integer not null default 0 check (used between 0 and length),
  created_at timestamptz not null default now()
);
create index lottery_seed_chain_of_game on lottery_seed_chain (lottery_id, id desc);

alter table lottery_draw
  -- where it is drawn, in games of several stations or with a station of the day
  add station text,
  add chain_id integer references lottery_seed_chain,
  add chain_position integer,
  -- the beacon whose round was fixed with the commitment: a public one, or this installation's own
  add beacon_chain text check (beacon_chain in ('quicknet', 'local')),
  add beacon_signature bytea,
  add unique (chain_id, chain_position),
  add check ((chain_id is null) = (chain_position is null)),
  -- a seed is revealed together with the beacon that it was drawn with
  add check ((seed is null) = (beacon is null));
-- Own draws that were void before their beacon was out: what they would have drawn is still to be published.
create index lottery_draw_unrevealed on lottery_draw (draws_at) where state = 'void' and seed_hash is not null and seed is null;

-- Which feed delivered, and whether its numbers are official or made for a demonstration.
alter table lottery_result_entry add simulated boolean not null default false;
alter table lottery_result
  add feed text,
  add simulated boolean not null default false,
  add check (source = 'feed' or feed is null);

-- What came of the last requests to a feed.
create table lottery_feed (
  code         text primary key,
  delivered_at timestamptz,
  fault        text,
  faulted_at   timestamptz
);
