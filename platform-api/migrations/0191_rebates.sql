-- Rebates: a share of the valid bet of a business day, by vendor, type of game and VIP level. What a run has counted are lines; the next run
-- counts the difference between the day figures and the lines, so a correction of an earlier day is an adjustment.

-- Versions of a brand's table. A version counts from a business day on; the one that counts is the highest of those.
create table rebate_rules (
  brand_id    smallint not null references brand,
  version     integer not null check (version > 0),
  -- [{vendor, gameType, level, basisPoints}]; without a vendor: all of them; from this level on
  rates       jsonb not null check (jsonb_typeof(rates) = 'array'),
  -- valid bet of a business day below which there is no rebate, and the most that a day gives; ledger units
  minimum     bigint not null check (minimum >= 0),
  daily_cap   bigint check (daily_cap > 0),
  -- how many times a rebate has to be wagered
  wagering    smallint not null check (wagering between 0 and 50),
  state       text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  from_day    date,
  reason      text not null,
  -- null: set up with the brand
  proposed_by integer references operator,
  proposed_at timestamptz not null default now(),
  decided_by  integer references operator,
  decided_at  timestamptz,
  primary key (brand_id, version),
  check ((state = 'approved') = (from_day is not null)),
  check (state <> 'approved' or decided_by <> proposed_by),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index rebate_rules_one_proposal on rebate_rules (brand_id) where state = 'waiting';

create table rebate_run (
  brand_id    smallint not null references brand,
  -- the business day that is over
  day         date not null,
  started_at  timestamptz not null,
  -- what of the play feed the run has seen
  seen        pg_snapshot not null,
  finished_at timestamptz,
  primary key (brand_id, day)
);

-- What a run gives a member. Opened when the run starts, counted in batches.
create table rebate (
  member_id   bigint not null references member,
  -- of the run
  day         date not null,
  brand_id    smallint not null references brand,
  state       text not null default 'open' check (state in ('open', 'nothing', 'paid', 'claimable', 'claimed', 'withheld')),
  -- by how much the run changes what its days give; ledger units
  amount      bigint,
  -- what earlier corrections took and no run has made up for yet, before and after this run
  carried_in  bigint check (carried_in <= 0),
  carried_out bigint check (carried_out <= 0),
  payable     bigint check (payable >= 0),
  -- that has to be wagered once it is paid
  wagering    bigint check (wagering >= 0),
  seen        pg_snapshot,
  counted_at  timestamptz,
  expires_at  timestamptz,
  claimed_at  timestamptz,
  primary key (member_id, day),
  foreign key (brand_id, day) references rebate_run,
  check ((state = 'open') = (amount is null)),
  check (num_nulls(amount, carried_in, carried_out, payable, wagering, seen, counted_at) in (0, 7)),
  check (payable + carried_out = amount + carried_in),
  check (payable = 0 or carried_out = 0),
  check (state in ('open', 'nothing') or payable > 0),
  check ((state in ('claimable', 'claimed')) = (expires_at is not null)),
  check ((state = 'claimed') = (claimed_at is not null))
);
create index rebate_open on rebate (brand_id, day, member_id) where state = 'open';
create index rebate_of_run on rebate (brand_id, day);

-- What a run counted of a business day, by vendor and type of game.
create table rebate_line (
  member_id    bigint not null,
  run_day      date not null,
  day          date not null check (day <= run_day),
  vendor_id    smallint not null references vendor,
  game_type    text not null,
  -- ledger units; below zero: taken back
  valid_bet    bigint not null check (valid_bet <> 0),
  basis_points integer not null check (basis_points between 0 and 10000),
  -- before the minimum and the cap of the day, whole hundredths
  amount       bigint not null,
  primary key (member_id, day, vendor_id, game_type, run_day),
  foreign key (member_id, run_day) references rebate (member_id, day)
);
create index rebate_line_of_run on rebate_line (member_id, run_day);

-- What a run changed in what a business day gives, after its minimum and cap.
create table rebate_day (
  member_id bigint not null,
  run_day   date not null,
  day       date not null check (day <= run_day),
  amount    bigint not null,
  primary key (member_id, day, run_day),
  foreign key (member_id, run_day) references rebate (member_id, day)
);
create trigger rebate_line_append_only before update or delete or truncate on rebate_line
  for each statement execute function refuse_change();
create trigger rebate_day_append_only before update or delete or truncate on rebate_day
  for each statement execute function refuse_change();
