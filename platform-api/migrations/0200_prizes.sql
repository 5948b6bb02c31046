-- Prizes: check-in calendar, prize wheel, envelope rains, raffles, and the tickets that are spent on them. Tickets are units (0140).

-- Versions of what a brand gives, per kind; the highest approved one is in force. The terms are those of the contract (prizes/terms.ts).
create table prize_terms (
  brand_id    smallint not null references brand,
  kind        text not null check (kind in ('check-in', 'wheel', 'envelope', 'raffle')),
  version     integer not null check (version > 0),
  terms       jsonb not null check (terms ->> 'kind' = kind),
  state       text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  reason      text not null,
  -- null: set up with the brand
  proposed_by integer references operator,
  proposed_at timestamptz not null,
  decided_by  integer references operator,
  decided_at  timestamptz,
  primary key (brand_id, kind, version),
  check (state <> 'approved' or decided_by <> proposed_by),
  check (state <> 'approved' or (decided_by is null) = (proposed_by is null)),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index prize_terms_one_proposal on prize_terms (brand_id, kind) where state = 'waiting';

-- What is left of each grant of tickets; a member's balance of the unit is the sum of what is left.
create table ticket_lot (
  transaction_id bigint primary key references unit_transaction,
  member_id      bigint not null references member,
  unit           text not null check (unit in ('wheel', 'envelope', 'raffle')),
  amount         integer not null check (amount > 0),
  remaining      integer not null check (remaining between 0 and amount),
  expires_at     timestamptz not null
) with (fillfactor = 80);
create index ticket_lot_of_member on ticket_lot (member_id, unit, expires_at) where remaining > 0;
create index ticket_lot_expiry on ticket_lot (expires_at) where remaining > 0;

-- One check-in a member and business day.
create table check_in (
  member_id bigint not null references member,
  brand_id  smallint not null references brand,
  day       date not null,
  -- business days without a gap, this one included
  streak    integer not null check (streak > 0),
  version   integer not null,
  reward    jsonb not null,
  at        timestamptz not null,
  kind      text not null default 'check-in' check (kind = 'check-in'),
  primary key (member_id, day),
  foreign key (brand_id, kind, version) references prize_terms
);
create index check_in_of_brand on check_in (brand_id, at desc);

-- Prizes of a version of the wheel that there is a number of; never more are taken.
create table wheel_stock (
  brand_id smallint not null,
  version  integer not null,
  prize_id text not null,
  stock    integer not null check (stock >= 0),
  taken    integer not null default 0 check (taken between 0 and stock),
  kind     text not null default 'wheel' check (kind = 'wheel'),
  primary key (brand_id, version, prize_id),
  foreign key (brand_id, kind, version) references prize_terms
) with (fillfactor = 70);

create table wheel_draw (
  id              bigint generated always as identity primary key,
  brand_id        smallint not null references brand,
  member_id       bigint not null references member,
  idempotency_key text not null,
  version         integer not null,
  -- seeds that decided it; the pair belongs to the member's draws alone
  pair_id         bigint not null references in_house_seed_pair,
  nonce           integer not null check (nonce >= 0),
  -- prize that the seeds drew, and the one that was given: the fallback for one that was used up
  stopped_at      text not null,
  prize_id        text not null,
  reward          jsonb not null,
  at              timestamptz not null,
  kind            text not null default 'wheel' check (kind = 'wheel'),
  unique (member_id, idempotency_key),
  unique (pair_id, nonce),
  foreign key (brand_id, kind, version) references prize_terms
);
create index wheel_draw_of_member on wheel_draw (member_id, id desc);
create index wheel_draw_of_brand on wheel_draw (brand_id, id desc);
create index wheel_draw_of_prize on wheel_draw (brand_id, version, prize_id);

-- A time at which envelopes fall. Their amounts are split from the budget by the seed before it begins; members take them in order.
create table envelope_rain (
  id           uuid primary key,
  brand_id     smallint not null references brand,
  version      integer not null,
  starts_at    timestamptz not null,
  ends_at      timestamptz not null check (ends_at > starts_at),
  -- hex; published when it is over, its hash before
  seed         text not null check (seed ~ '^[0-9a-f]{64}$'),
  seed_hash    text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  -- ledger units
  amounts      bigint[] not null,
  count        integer not null check (count = cardinality(amounts) and count > 0),
  budget       bigint not null check (budget > 0),
  taken        integer not null default 0 check (taken between 0 and count),
  spent        bigint not null default 0 check (spent between 0 and budget),
  announced_at timestamptz,
  kind         text not null default 'envelope' check (kind = 'envelope'),
  unique (brand_id, starts_at),
  foreign key (brand_id, kind, version) references prize_terms
) with (fillfactor = 70);
create index envelope_rain_ahead on envelope_rain (starts_at) where announced_at is null;

create table envelope_taken (
  rain_id   uuid not null references envelope_rain,
  member_id bigint not null references member,
  -- place in `amounts`
  position  integer not null check (position > 0),
  amount    bigint not null check (amount > 0),
  at        timestamptz not null,
  primary key (rain_id, member_id),
  unique (rain_id, position)
);
create index envelope_taken_at on envelope_taken (at desc);

-- A raffle of a brand's weekly schedule: numbers are taken until the draw, which a committed seed and a beacon decide.
create table raffle (
  id           uuid primary key,
  brand_id     smallint not null references brand,
  version      integer not null,
  opens_at     timestamptz not null,
  draws_at     timestamptz not null check (draws_at > opens_at),
  most         integer not null check (most > 0),
  per_member   integer not null check (per_member > 0),
  sold         integer not null default 0 check (sold between 0 and most),
  seed         text not null check (seed ~ '^[0-9a-f]{64}$'),
  seed_hash    text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  beacon_chain text not null check (beacon_chain in ('quicknet', 'local')),
  beacon_round bigint not null,
  beacon       text check (beacon ~ '^[0-9a-f]+$'),
  drawn_at     timestamptz,
  kind         text not null default 'raffle' check (kind = 'raffle'),
  unique (brand_id, draws_at),
  foreign key (brand_id, kind, version) references prize_terms,
  check ((beacon is null) = (drawn_at is null))
) with (fillfactor = 70);
create index raffle_due on raffle (draws_at) where drawn_at is null;

create table raffle_number (
  raffle_id       uuid not null references raffle,
  number          integer not null check (number > 0),
  member_id       bigint not null references member,
  idempotency_key text not null,
  at              timestamptz not null,
  primary key (raffle_id, number),
  unique (member_id, idempotency_key)
);
create index raffle_number_of_member on raffle_number (member_id, raffle_id);

create table raffle_winner (
  raffle_id uuid not null references raffle,
  -- 1 is the first prize
  place     integer not null check (place > 0),
  number    integer not null,
  member_id bigint not null references member,
  reward    jsonb not null,
  primary key (raffle_id, place),
  unique (raffle_id, number),
  foreign key (raffle_id, number) references raffle_number
);

create trigger wheel_draw_append_only before update or delete or truncate on wheel_draw
  for each statement execute function refuse_change();
create trigger check_in_append_only before update or delete or truncate on check_in
  for each statement execute function refuse_change();
create trigger envelope_taken_append_only before update or delete or truncate on envelope_taken
  for each statement execute function refuse_change();
create trigger raffle_number_append_only before update or delete or truncate on raffle_number
  for each statement execute function refuse_change();
create trigger raffle_winner_append_only before update or delete or truncate on raffle_winner
  for each statement execute function refuse_change();
