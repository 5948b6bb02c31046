-- Lotteries. The database knows tickets, caps and money; the rules of the games are in the contract. Amounts in ledger units, odds in
-- thousandths.
create table lottery_game (
  id      smallint primary key,
  code    text not null unique check (code ~ '^[A-Z0-9_]{2,32}$'),
  -- the entry of the catalogue that bets and reports name
  game_id integer not null unique references game,
  area    text not null check (area in ('VN', 'SEA', 'FAST', 'LOTT')),
  -- LotteryShape of the contract
  shape   text not null,
  -- IANA time zone of its calendar
  zone    text not null,
  -- who makes its results
  source  text not null check (source in ('own', 'feed', 'manual'))
);

-- How a brand offers a game. A change of odds raises the revision; slips of an earlier one are refused.
create table lottery_brand_game (
  brand_id     smallint not null references brand,
  lottery_id   smallint not null references lottery_game,
  enabled      boolean not null default true,
  -- raised by every change that a slip depends on
  revision     integer not null default 1,
  -- kind -> odds, where they differ from the rules' own
  odds         jsonb not null default '{}',
  -- official mode: the group of members without one of their own, and the lowest that a slip may choose; null: credit only
  prize_group  smallint check (prize_group between 1700 and 1980),
  lowest_group smallint,
  least_stake  bigint not null check (least_stake > 0),
  -- of a ticket; of a member's tickets of a draw; of all tickets of a draw
  ticket_cap   bigint not null check (ticket_cap >= least_stake),
  member_cap   bigint check (member_cap > 0),
  draw_cap     bigint check (draw_cap > 0),
  -- what a ticket can pay at most
  payout_cap   bigint not null check (payout_cap > 0),
  -- what an outcome, and a kind that is counted as a whole, may cost the house
  outcome_cap  bigint not null check (outcome_cap > 0),
  pool_cap     bigint not null check (pool_cap > 0),
  -- percent of a cap from which an outcome pays half the odds; null: never
  half_from    smallint check (half_from between 1 and 99),
  primary key (brand_id, lottery_id),
  check ((prize_group is null) = (lowest_group is null)),
  check (lowest_group between 1700 and prize_group)
);

-- The largest prize group of an account; accounts without a row have the brand's.
create table lottery_member_group (
  member_id   bigint primary key references member,
  prize_group smallint not null check (prize_group between 1700 and 1980)
);

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

-- What came of the last requests to a feed.
create table lottery_feed (
  code         text primary key,
  delivered_at timestamptz,
  fault        text,
  faulted_at   timestamptz
);

create type draw_state as enum ('scheduled', 'open', 'closed', 'drawn', 'settling', 'settled', 'void');
create table lottery_draw (
  id               bigint generated always as identity primary key,
  lottery_id       smallint not null references lottery_game,
  -- by the local date of the game's zone
  issue            text not null,
  opens_at         timestamptz not null,
  closes_at        timestamptz not null,
  draws_at         timestamptz not null,
  state            draw_state not null default 'scheduled',
  -- the result that counts: 0 before the first
  revision         smallint not null default 0 check (revision >= 0),
  -- own draws: the commitment, the round of the beacon that was fixed with it, and what was revealed
  seed_hash        bytea check (length(seed_hash) = 32),
  seed             bytea check (length(seed) = 32),
  beacon_round     bigint,
  beacon           bytea,
  -- where it is drawn, in games of several stations or with a station of the day
  station          text,
  chain_id         integer references lottery_seed_chain,
  chain_position   integer,
  -- the beacon whose round was fixed with the commitment: a public one, or this installation's own
  beacon_chain     text check (beacon_chain in ('quicknet', 'local')),
  beacon_signature bytea,
  unique (lottery_id, issue),
  check (opens_at < closes_at and closes_at <= draws_at),
  check ((revision = 0) = (state in ('scheduled', 'open', 'closed')) or state = 'void'),
  unique (chain_id, chain_position),
  check ((chain_id is null) = (chain_position is null)),
  -- a seed is revealed together with the beacon that it was drawn with
  check ((seed is null) = (beacon is null))
);
create index lottery_draw_calendar on lottery_draw (lottery_id, draws_at);
create index lottery_draw_pending on lottery_draw (closes_at) where state in ('scheduled', 'open', 'closed', 'drawn', 'settling');
-- Own draws that were void before their beacon was out: what they would have drawn is still to be published.
create index lottery_draw_unrevealed on lottery_draw (draws_at) where state = 'void' and seed_hash is not null and seed is null;
create trigger lottery_draw_change before update on lottery_draw for each row execute function check_draw_change();

-- What feeds delivered and operators entered, before a person confirmed it. Append-only.
create table lottery_result_entry (
  id          bigint generated always as identity primary key,
  draw_id     bigint not null references lottery_draw,
  -- the code of a feed, or an operator
  feed        text,
  operator_id integer references operator,
  result      jsonb not null,
  entered_at  timestamptz not null default now(),
  -- whether its numbers are made for a demonstration
  simulated   boolean not null default false,
  check ((feed is null) <> (operator_id is null))
);
create index lottery_result_entry_of_draw on lottery_result_entry (draw_id, id);
create trigger lottery_result_entry_append_only before update or delete or truncate on lottery_result_entry
  for each statement execute function refuse_change();

-- Results that count. A feed is the first person; own draws need none. Append-only.
create table lottery_result (
  draw_id      bigint not null references lottery_draw,
  revision     smallint not null check (revision > 0),
  result       jsonb not null,
  source       text not null check (source in ('own', 'feed', 'operator')),
  entered_by   integer references operator,
  confirmed_by integer references operator,
  reason       text,
  confirmed_at timestamptz not null default now(),
  feed         text,
  simulated    boolean not null default false,
  primary key (draw_id, revision),
  check ((source = 'operator') = (entered_by is not null)),
  check ((source = 'own') = (confirmed_by is null)),
  check (entered_by <> confirmed_by),
  check (source <> 'own' or revision = 1),
  check (revision = 1 or reason is not null),
  check (source = 'feed' or feed is null)
);
create trigger lottery_result_append_only before update or delete or truncate on lottery_result
  for each statement execute function refuse_change();

-- Voids, by two persons; or by a rule of the draws themselves (nobody: no beacon, nobody confirmed). The reason is public.
create table lottery_void (
  draw_id      bigint primary key references lottery_draw,
  reason       text not null,
  requested_by integer references operator,
  requested_at timestamptz not null default now(),
  confirmed_by integer references operator,
  voided_at    timestamptz,
  check (requested_by <> confirmed_by),
  check (confirmed_by is null or requested_by is not null and voided_at is not null),
  check (voided_at is null or (requested_by is null) = (confirmed_by is null))
);

-- A stake on later issues at once: ordinary tickets that know their chase.
create table lottery_chase (
  id          bigint generated always as identity primary key,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  lottery_id  smallint not null references lottery_game,
  stop_on_win boolean not null,
  state       text not null default 'running' check (state in ('running', 'won', 'stopped', 'done')),
  created_at  timestamptz not null default now()
);
create index lottery_chase_of_member on lottery_chase (member_id, id desc);

-- One row a ticket. `lines` is the text of the contract: `kind selection unit-stake odds`, joined by `;`. Append-only; what became
-- of a ticket says its bet.
create table lottery_ticket (
  draw_id      bigint not null,
  -- the bet, and the ledger transaction of the stake
  bet_id       bigint not null,
  placed_at    timestamptz not null,
  member_id    bigint not null,
  stake        bigint not null check (stake > 0),
  -- what of the stake counts as valid bet
  valid_stake  bigint not null check (valid_stake between 0 and stake),
  -- official mode: the group of its odds, and what the member gets back of the stake; null and 0: credit
  prize_group  smallint,
  rebate       bigint not null default 0 check (rebate between 0 and stake),
  rule_version smallint not null,
  chase_id     bigint,
  line_count   smallint not null check (line_count > 0),
  lines        text not null,
  primary key (draw_id, bet_id, placed_at)
) partition by range (placed_at);
create index lottery_ticket_of_chase on lottery_ticket (chase_id) where chase_id is not null;
create trigger lottery_ticket_append_only before update or delete or truncate on lottery_ticket
  for each statement execute function refuse_change();

-- What a draw can cost a brand by outcome: a fold of its live tickets. Outcome -1 is a pool as a whole, pool -1 the stakes of the draw.
create table lottery_exposure (
  draw_id  bigint not null references lottery_draw,
  brand_id smallint not null references brand,
  -- number of the kind in the rules
  pool     smallint not null,
  outcome  smallint not null,
  used     bigint not null default 0,
  cap      bigint not null,
  -- from here on it pays half the odds
  half_at  bigint,
  closed   boolean not null default false,
  primary key (draw_id, brand_id, pool, outcome),
  check (used between 0 and cap)
) with (fillfactor = 40, autovacuum_vacuum_scale_factor = 0.05);

-- A settlement, a correction or a void of a draw.
create table lottery_run (
  id          bigint generated always as identity primary key,
  draw_id     bigint not null references lottery_draw,
  revision    smallint not null,
  kind        text not null check (kind in ('settle', 'correct', 'void')),
  state       text not null default 'running' check (state in ('running', 'paused', 'done', 'stopped')),
  planned_at  timestamptz not null default now(),
  finished_at timestamptz,
  unique (draw_id, revision, kind),
  check ((state in ('done', 'stopped')) = (finished_at is not null))
);
create unique index lottery_run_active on lottery_run (draw_id) where state in ('running', 'paused');

-- The plan of a run and its checkpoint: a chunk is done in the transaction that moves its money.
create table lottery_chunk (
  run_id    bigint not null references lottery_run,
  no        integer not null,
  first_bet bigint not null,
  last_bet  bigint not null,
  -- when they were placed: the partitions to look at
  first_at  timestamptz not null,
  last_at   timestamptz not null,
  tickets   integer not null check (tickets > 0),
  done_at   timestamptz,
  winners   integer,
  -- by how much payouts rose; negative where a correction took more than it gave
  paid      bigint,
  -- why it failed last, and when it is tried again
  fault     text,
  retry_at  timestamptz,
  primary key (run_id, no),
  check ((done_at is null) = (winners is null) and (done_at is null) = (paid is null))
);
create index lottery_chunk_pending on lottery_chunk (run_id, no) where done_at is null;

-- What a ticket was paid under a revision: winners, and tickets whose payout a correction or a void changed. Append-only.
create table lottery_payout (
  draw_id  bigint not null,
  bet_id   bigint not null,
  revision smallint not null,
  payout   bigint not null check (payout >= 0),
  -- the ledger's win; null where nothing was paid
  win_id   bigint,
  primary key (draw_id, bet_id, revision),
  check ((payout = 0) = (win_id is null))
);
create trigger lottery_payout_append_only before update or delete or truncate on lottery_payout
  for each statement execute function refuse_change();

-- What a line gets back of the stakes of a run: the member's own part is paid with it, the uplines' parts are paid by their contracts.
create table lottery_rebate (
  run_id         bigint not null references lottery_run,
  -- who staked, and who gets it
  member_id      bigint not null references member,
  receiver_id    bigint not null references member,
  stake          bigint not null,
  amount         bigint not null check (amount <> 0),
  transaction_id bigint,
  primary key (run_id, member_id, receiver_id)
);

-- What `place_tickets` takes.
create type ticket_request as (
  ord            integer,
  draw_id        bigint,
  key            text,
  request_uuid   text,
  fingerprint    bytea,
  brand_id       smallint,
  member_id      bigint,
  vendor_id      smallint,
  game_id        integer,
  game_type      text,
  -- of lottery_brand_game, when the ticket was priced
  revision       integer,
  stake          bigint,
  valid_stake    bigint,
  prize_group    smallint,
  rebate         bigint,
  rule_version   smallint,
  -- what the member may stake on the draw
  member_cap     bigint,
  chase_id       bigint,
  lines          text,
  line_count     smallint,
  -- what it can cost by outcome, and whether it was priced at half the odds
  pools          smallint[],
  outcomes       smallint[],
  amounts        bigint[],
  halves         boolean[]
);

create type exposure_amounts as (
  draws bigint[], brands smallint[], pools smallint[], outcomes smallint[], amounts bigint[], all_half boolean[], any_half boolean[]
);

create type ticket_result as (
  ord integer, outcome text, bet_id bigint, balance bigint, pool smallint, number smallint, fits bigint, changed boolean
);
