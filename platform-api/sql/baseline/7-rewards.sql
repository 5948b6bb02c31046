-- Rewards: the play feed and its folds, points, missions, promotions, VIP, rebates, prizes and tickets.

-- The play feed: one row for each change of a bet's settled figures, written by the transaction that changes the bet. What follows from
-- play (wagering, points, missions, contracts) is a fold of it. Amounts in ledger units.
create table play_feed (
  -- the order of reading: xid says when a row may be read, id orders the rows of one transaction
  id          bigint generated always as identity,
  xid         xid8 not null default pg_current_xact_id(),
  at          timestamptz not null default clock_timestamp(),
  brand_id    smallint not null,
  vendor_id   smallint not null,
  game_id     integer not null,
  member_id   bigint not null,
  bet_id      bigint not null,
  placed_at   timestamptz not null,
  -- the first settlement: corrections count on its day
  settled_at  timestamptz not null,
  -- the bet after the change, so that a rule on single bets can fold f(after) - f(before)
  bet_stake   bigint not null,
  bet_payout  bigint not null,
  bet_settled boolean not null,
  -- the change. settled: 1 now settled, -1 that was undone, 0 a correction; it is no sign of stake: a free bet has none
  settled     smallint not null check (settled between -1 and 1),
  stake       bigint not null,
  valid_bet   bigint not null,
  payout      bigint not null,
  game_type   text not null
) partition by range (at);
create unique index play_feed_order on play_feed (xid, id, at);

-- Bets placed since have all their rows in the feed.
create table play_feed_extent (
  is_only        boolean primary key default true check (is_only),
  complete_since timestamptz not null
);

-- What the nightly verification of the folds found, by UTC day and check.
create table fold_check (
  day         date not null,
  name        text not null,
  at          timestamptz not null,
  -- how long the check took
  ms          integer not null check (ms >= 0),
  -- rows that differ, as many as the verifier reports at most
  differences integer not null check (differences >= 0),
  -- the first of them
  sample      jsonb,
  primary key (day, name),
  check ((differences = 0) = (sample is null))
);

-- Points: what earns them, what they are exchanged for, and who redeemed what. The points themselves are units (4-money.sql).

-- Versions of a brand's rules. A version counts from a business day on; the one that counts is the highest of those.
create table point_rules (
  brand_id    smallint not null references brand,
  version     integer not null check (version > 0),
  -- game type -> valid bet that earns one point, ledger units
  earn        jsonb not null check (jsonb_typeof(earn) = 'object'),
  -- [{points, amount}] in rising order, amount in ledger units
  exchange    jsonb not null check (jsonb_typeof(exchange) = 'array'),
  -- grants of operators above this need two persons
  grant_limit bigint not null check (grant_limit >= 0),
  -- language -> text
  terms       jsonb not null,
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
  check ((state = 'waiting') = (decided_at is null)),
  check (state = 'approved')
);

create table point_good (
  id           uuid primary key,
  brand_id     smallint not null references brand,
  -- language -> text
  names        jsonb not null,
  descriptions jsonb not null,
  picture      text not null,
  delivery     text not null check (delivery in ('shipped', 'digital')),
  points       bigint not null check (points > 0),
  -- valid bet of the last 30 business days that it asks for, ledger units
  play         bigint not null default 0 check (play >= 0),
  stock        integer not null check (stock >= 0),
  per_member   integer check (per_member > 0),
  enabled      boolean not null default true,
  created_at   timestamptz not null default now(),
  -- The level that goods ask for.
  vip_level    smallint not null default 0 check (vip_level between 0 and 20)
);
create index point_good_of_brand on point_good (brand_id, points);

create table point_redeem (
  id              uuid primary key default gen_random_uuid(),
  -- encoded, it is the reference number that the member sees
  number          bigint generated always as identity unique,
  brand_id        smallint not null references brand,
  member_id       bigint not null references member,
  idempotency_key text not null,
  fingerprint     bytea not null check (length(fingerprint) = 16),
  type            text not null check (type in ('shipped', 'digital', 'money')),
  good_id         uuid references point_good,
  quantity        integer not null check (quantity > 0),
  points          bigint not null check (points > 0),
  play            bigint not null default 0 check (play >= 0),
  -- what the points gave in money, ledger units
  amount          bigint check (amount >= 0),
  state           text not null default 'in_process' check (state in ('in_process', 'approved', 'rejected')),
  -- points of the member after the last movement of this redeem
  balance_after   bigint not null check (balance_after >= 0),
  address         text not null default '',
  mobile          text not null default '',
  shipment        text,
  remark          text,
  created_at      timestamptz not null,
  decided_by      integer references operator,
  decided_at      timestamptz,
  unique (member_id, idempotency_key),
  check ((type = 'money') = (good_id is null)),
  check ((type = 'money') = (amount is not null)),
  check (type <> 'money' or state = 'approved'),
  check ((state = 'rejected') = (remark is not null)),
  check (type = 'money' or (state = 'approved') = (shipment is not null)),
  check (type = 'money' or (state = 'in_process') = (decided_by is null))
);
create index point_redeem_of_member on point_redeem (member_id, number desc);
create index point_redeem_of_good on point_redeem (good_id, member_id) where state <> 'rejected';
create index point_redeem_queue on point_redeem (brand_id, number) where state = 'in_process';

-- Points that operators gave (above zero) or took.
create table point_grant (
  id          uuid primary key,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  points      bigint not null check (points <> 0),
  state       text not null check (state in ('waiting', 'approved', 'refused')),
  -- above the bound of the rules: a second operator decided or will decide it
  needs_two   boolean not null,
  reason      text not null,
  proposed_by integer not null references operator,
  proposed_at timestamptz not null,
  decided_by  integer references operator,
  decided_at  timestamptz,
  check (state <> 'approved' or not needs_two or decided_by is not null and decided_by <> proposed_by),
  check (state <> 'waiting' or needs_two and decided_by is null),
  check (state = 'approved')
);
create index point_grant_of_brand on point_grant (brand_id, proposed_at desc);

-- Every change of goods by an operator, once per key.
create table point_good_change (
  good_id         uuid not null references point_good,
  idempotency_key text not null,
  fingerprint     bytea not null check (length(fingerprint) = 16),
  stock_change    integer not null,
  operator_id     integer not null references operator,
  at              timestamptz not null,
  primary key (good_id, idempotency_key)
);
create trigger point_good_change_append_only before update or delete or truncate on point_good_change
  for each statement execute function refuse_change();

-- Points from play: a fold of the play feed. Valid bets are summed by version of the rules and type of game, so that points are divided and
-- rounded once, when they are paid.
create table point_play (
  member_id bigint not null references member,
  -- the version of the business day on which the bet was settled
  version   integer not null,
  game_type text not null,
  -- ledger units
  valid_bet bigint not null,
  primary key (member_id, version, game_type)
) with (fillfactor = 70);

-- What a member was paid for play so far, and the business day of the last payment.
create table point_payment (
  member_id bigint primary key references member,
  paid      bigint not null check (paid >= 0),
  day       date not null,
  -- hundredths of points, by the level at each payment; whole points of it were paid.
  weighted  bigint not null check (weighted >= 0)
);

-- Missions: what members do for points or money, day by day, week by week, or once. Progress is read from what was played and deposited.
create table mission (
  brand_id    smallint not null references brand,
  id          text not null check (id ~ '^[a-z][a-z0-9-]{1,31}$'),
  period      text not null check (period in ('daily', 'weekly', 'once')),
  task        text not null check (task in
                ('turnover', 'rounds', 'games', 'multiplier', 'deposit', 'sign_in', 'invitations')),
  -- ledger units for turnover and deposit, otherwise a number
  goal        bigint not null check (goal > 0),
  -- of the task multiplier: the payout of one bet in stakes
  multiplier  smallint check (multiplier in (10, 50, 100)),
  -- the mission of the same period whose reward has to be claimed before this one's
  after       text,
  reward_kind text not null check (reward_kind in ('points', 'cash')),
  -- points, or ledger units
  reward      bigint not null check (reward > 0),
  -- what a claim adds to the leaderboard of the season
  score       integer not null check (score > 0),
  -- business day from which it counts
  from_day    date not null,
  sort_order  smallint not null,
  -- A mission is never changed in place: it ends with its period, and another row of its family follows. The id of the family's first
  -- row; null for that row itself.
  family      text,
  until_day   date,
  -- of the task invitations: deposits of the invited member that qualify the invitation, ledger units
  minimum     bigint check (minimum > 0),
  primary key (brand_id, id),
  foreign key (brand_id, after) references mission,
  check ((task = 'multiplier') = (multiplier is not null)),
  check (after <> id),
  check (until_day >= from_day),
  check (family <> id),
  foreign key (brand_id, family) references mission,
  check ((task = 'invitations') = (minimum is not null))
);
create index mission_of_family on mission (brand_id, family);

-- The stake from which a round counts for missions, from a business day on; none: every stake of money.
create table mission_minimum (
  brand_id smallint not null references brand,
  from_day date not null,
  -- ledger units
  stake    bigint not null check (stake >= 0),
  primary key (brand_id, from_day)
);

-- What was played, by the business day of the first settlement: a fold of the play feed. Bets without a stake of money count only their
-- valid bet, which is 0.
create table mission_play (
  member_id bigint not null references member,
  day       date not null,
  game_id   integer not null,
  -- ledger units
  valid_bet bigint not null,
  -- settled bets, and those that paid at least so many stakes
  rounds    integer not null,
  hits_10   integer not null,
  hits_50   integer not null,
  hits_100  integer not null,
  primary key (member_id, day, game_id)
) with (fillfactor = 70);

-- A reward once per mission and period; its movement has the same key.
create table mission_claim (
  member_id    bigint not null references member,
  brand_id     smallint not null references brand,
  mission_id   text not null,
  -- the first business day of the period
  period_start date not null,
  -- the business day of the claim
  day          date not null,
  reward_kind  text not null check (reward_kind in ('points', 'cash')),
  reward       bigint not null check (reward > 0),
  score        integer not null check (score > 0),
  at           timestamptz not null,
  primary key (member_id, mission_id, period_start),
  foreign key (brand_id, mission_id) references mission
);
create index mission_claim_of_season on mission_claim (brand_id, day) include (member_id, score, at);

-- Promotions: what a brand offers, under which version of its terms, who takes part, and what they were given. Amounts in ledger units.
create table promotion (
  id           uuid primary key,
  brand_id     smallint not null references brand,
  kind         text not null,
  state        text not null check (state in ('draft', 'proposed', 'published', 'paused', 'ended')),
  -- the confirmed version of the terms, and what of it decides who is asked; null before the first
  version      integer,
  trigger      text,
  -- how often a member may take part: `once`, or in each period
  cycle        text check (cycle in ('once', 'daily', 'weekly', 'monthly', 'yearly', 'each')),
  code         text,
  starts_at    timestamptz,
  ends_at      timestamptz check (ends_at > starts_at),
  priority     integer,
  budget       bigint check (budget > 0),
  budget_count integer check (budget_count > 0),
  -- rewards that are ready or paid
  spent        bigint not null default 0 check (spent >= 0),
  rewarded     integer not null default 0 check (rewarded >= 0),
  created_at   timestamptz not null,
  check ((state in ('draft', 'proposed')) = (version is null)),
  check ((version is null) = (budget is null) and (version is null) = (trigger is null) and (version is null) = (cycle is null)
         and (version is null) = (starts_at is null) and (version is null) = (priority is null)),
  check ((code is not null) = (trigger is not null and trigger = 'code')),
  -- no reward goes beyond the budget
  check (spent <= budget),
  check (rewarded <= budget_count)
);
create index promotion_of_brand on promotion (brand_id, state);
create unique index promotion_code on promotion (brand_id, code) where state in ('published', 'paused');

create table promotion_version (
  promotion_id uuid not null references promotion,
  version      integer not null check (version > 0),
  state        text not null check (state in ('draft', 'proposed', 'confirmed', 'refused')),
  -- PromotionTerms of the contract
  terms        jsonb not null check (jsonb_typeof(terms) = 'object'),
  reason       text not null,
  -- null: set up with the brand
  written_by   integer references operator,
  written_at   timestamptz not null,
  proposed_by  integer references operator,
  decided_by   integer references operator,
  decided_at   timestamptz,
  -- always null: dry runs lie with the proposals
  dry_run      jsonb check (jsonb_typeof(dry_run) = 'object'),
  primary key (promotion_id, version),
  check ((state in ('confirmed', 'refused')) = (decided_at is not null)),
  check (state = 'draft' or proposed_by is not null or written_by is null),
  -- two persons
  check (state <> 'confirmed' or proposed_by is null or decided_by is not null and decided_by <> proposed_by),
  check (state <> 'draft' or dry_run is null),
  check (state <> 'refused'),
  check (dry_run is null)
);
create unique index promotion_version_waiting on promotion_version (promotion_id) where state in ('draft', 'proposed');
create trigger promotion_version_kept before update or delete on promotion_version
  for each row execute function keep_promotion_version();
alter table promotion add foreign key (id, version) references promotion_version deferrable initially deferred;

-- A member in a promotion and period, under the version that they joined.
create table promotion_participation (
  id              uuid primary key default gen_random_uuid(),
  promotion_id    uuid not null references promotion,
  brand_id        smallint not null references brand,
  member_id       bigint not null references member,
  -- `once`, the first business day of the period, or what it is for, such as a deposit
  period          text not null,
  version         integer not null,
  state           text not null check (state in
                    ('joined', 'applied', 'active', 'completed', 'paid', 'rejected', 'forfeited', 'expired', 'cancelled')),
  -- what the reward follows from, such as the deposit
  figure          bigint not null default 0,
  place           integer check (place > 0),
  remark          text,
  image_ids       uuid[] not null default '{}',
  claimable_until timestamptz,
  created_at      timestamptz not null,
  unique (promotion_id, member_id, period),
  foreign key (promotion_id, version) references promotion_version
);
create index promotion_participation_of_member on promotion_participation (member_id, promotion_id, created_at desc);
create index promotion_participation_latest on promotion_participation (promotion_id, created_at desc);
create index promotion_participation_ready on promotion_participation (claimable_until) where state = 'completed';
create index promotion_participation_applied on promotion_participation (brand_id, created_at) where state = 'applied';
create trigger promotion_participation_forward before update on promotion_participation
  for each row execute function move_participation();
create trigger promotion_participation_kept before delete or truncate on promotion_participation
  for each statement execute function refuse_change();

-- Every change of state, with who made it.
create table promotion_step (
  participation_id uuid not null references promotion_participation,
  state            text not null,
  at               timestamptz not null,
  by_kind          text not null check (by_kind in ('terms', 'member', 'operator')),
  operator_id      integer references operator check ((operator_id is not null) = (by_kind = 'operator')),
  reason           text,
  primary key (participation_id, state)
);
create trigger promotion_step_append_only before update or delete or truncate on promotion_step
  for each statement execute function refuse_change();

-- What a participation is given: one reward, whose movement has the participation as its key.
create table promotion_reward (
  participation_id uuid primary key references promotion_participation,
  promotion_id     uuid not null references promotion,
  member_id        bigint not null references member,
  kind             text not null check (kind in ('cash', 'bonus', 'points', 'free_bets', 'tickets')),
  -- what it takes of the budget; points and tickets cost none
  amount           bigint not null check (amount >= 0),
  points           bigint not null check (points >= 0),
  -- ready: in the budget, not given yet; lapsed: out of the budget again
  state            text not null check (state in ('ready', 'paid', 'lapsed')),
  ready_at         timestamptz not null,
  paid_at          timestamptz,
  tickets          integer not null default 0 check (tickets >= 0),
  check ((kind in ('points', 'tickets')) = (amount = 0)),
  check ((kind = 'points') = (points > 0)),
  check ((state = 'paid') = (paid_at is not null)),
  check ((kind = 'tickets') = (tickets > 0))
);
create index promotion_reward_of_promotion on promotion_reward (promotion_id);
create index promotion_reward_of_member on promotion_reward (member_id, ready_at desc);

-- Periods of promotions that were settled.
create table promotion_run (
  promotion_id uuid not null references promotion,
  -- first business day
  period_start date not null,
  rewards      integer not null,
  at           timestamptz not null,
  primary key (promotion_id, period_start)
);

-- VIP: levels of a brand, who stands at which, and what a level gives. What counts towards a level is read from the day figures and the
-- deposits, so nothing is stored twice.

-- Versions of a brand's levels. A version counts from a business day on; the one that counts is the highest of those.
create table vip_rules (
  brand_id    smallint not null references brand,
  version     integer not null check (version > 0),
  -- business days, today included, whose play and deposits count towards a level
  window_days smallint not null check (window_days between 1 and 366),
  -- how many times a gift has to be wagered
  wagering    smallint not null check (wagering between 0 and 50),
  -- from level 1 up: [{level, names, validBet, deposits, pointsPercent, perDayCount, perDaySum, maximum, priority, birthdayGift,
  -- monthlyReward, manager}], amounts in ledger units as text
  levels      jsonb not null check (jsonb_typeof(levels) = 'array'),
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
  check ((state = 'waiting') = (decided_at is null)),
  check (state = 'approved')
);

-- A member's level: the last of the changes. Without a row it is 0.
create table vip_member (
  member_id  bigint primary key references member,
  brand_id   smallint not null references brand,
  level      smallint not null check (level between 0 and 20),
  -- set by an operator: until this business day the level stays
  held_until date,
  since      timestamptz not null,
  -- number of the last change
  changes    integer not null check (changes >= 0)
);
create index vip_member_of_brand on vip_member (brand_id, level, member_id) where level > 0;

create table vip_change (
  member_id   bigint not null references member,
  number      integer not null check (number > 0),
  kind        text not null check (kind in ('risen', 'fallen', 'set')),
  from_level  smallint not null,
  to_level    smallint not null,
  at          timestamptz not null,
  -- what counted at the moment, ledger units
  valid_bet   bigint not null,
  deposits    bigint not null,
  -- the month that a fall belongs to
  month       date,
  operator_id integer references operator,
  reason      text,
  primary key (member_id, number),
  unique (member_id, month),
  check (kind <> 'risen' or to_level > from_level),
  check (kind <> 'fallen' or to_level = from_level - 1),
  check ((kind = 'fallen') = (month is not null)),
  check ((kind = 'set') = (operator_id is not null)),
  check ((kind = 'set') = (reason is not null))
);
create trigger vip_change_append_only before update or delete or truncate on vip_change
  for each statement execute function refuse_change();

-- Before a level falls, its member is warned; the fall is decided when the month is over.
create table vip_warning (
  member_id bigint not null references member,
  -- its first day
  month     date not null,
  brand_id  smallint not null references brand,
  level     smallint not null check (level > 0),
  at        timestamptz not null,
  outcome   text check (outcome in ('kept', 'fell')),
  primary key (member_id, month)
);
create index vip_warning_open on vip_warning (brand_id, member_id) where outcome is null;

-- Gifts of a level, once per member and period: the month, or the year of the birthday.
create table vip_gift (
  member_id bigint not null references member,
  kind      text not null check (kind in ('birthday', 'monthly')),
  period    date not null,
  brand_id  smallint not null references brand,
  level     smallint not null check (level > 0),
  -- ledger units
  amount    bigint not null check (amount > 0),
  at        timestamptz not null,
  primary key (member_id, kind, period)
);

-- Business days whose warnings, falls and gifts are done.
create table vip_day (
  brand_id smallint not null references brand,
  day      date not null,
  primary key (brand_id, day)
);

-- How much more a member has to play on a day before a level can change: a cache of the VIP fold, which looks at nobody before that.
-- Unlogged: rows that a crash loses are found again with the next bet. Written by the holder of the fold's cursor alone.
create unlogged table vip_reach (
  member_id bigint primary key,
  -- business day, version of the rules and number of the member's last change for which it holds
  day       date not null,
  version   integer not null,
  changes   integer not null,
  -- ledger units of valid bet
  remaining bigint not null
) with (fillfactor = 70);

-- Rebates: a share of the valid bet of a business day, by vendor, type of game and VIP level. What a run has counted are lines; the
-- next run counts the difference between the day figures and the lines, so a correction of an earlier day is an adjustment.

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
  check ((state = 'waiting') = (decided_at is null)),
  check (state = 'approved')
);

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
create trigger rebate_line_append_only before update or delete or truncate on rebate_line
  for each statement execute function refuse_change();

-- What a run changed in what a business day gives, after its minimum and cap.
create table rebate_day (
  member_id bigint not null,
  run_day   date not null,
  day       date not null check (day <= run_day),
  amount    bigint not null,
  primary key (member_id, day, run_day),
  foreign key (member_id, run_day) references rebate (member_id, day)
);
create trigger rebate_day_append_only before update or delete or truncate on rebate_day
  for each statement execute function refuse_change();

-- Prizes: check-in calendar, prize wheel, envelope rains, raffles, and the tickets that are spent on them. Tickets are units.

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
  check ((state = 'waiting') = (decided_at is null)),
  check (state = 'approved')
);

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
create trigger check_in_append_only before update or delete or truncate on check_in
  for each statement execute function refuse_change();

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
create trigger wheel_draw_append_only before update or delete or truncate on wheel_draw
  for each statement execute function refuse_change();

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
create trigger envelope_taken_append_only before update or delete or truncate on envelope_taken
  for each statement execute function refuse_change();

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
create trigger raffle_number_append_only before update or delete or truncate on raffle_number
  for each statement execute function refuse_change();

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
create trigger raffle_winner_append_only before update or delete or truncate on raffle_winner
  for each statement execute function refuse_change();

-- What a fold answers: the rows of the feed that it has read, and the members whose figures it has changed, where somebody waits for them.
create type fold_result as (rows integer, members bigint[]);

-- What point_play must hold: a bet counts on the day of its first settlement.
create view point_play_expected as
  select b.member_id, r.version, b.game_type, sum(b.valid_bet)::bigint as valid_bet
  from bet b
  join brand o on o.id = b.brand_id
  cross join lateral (
    select version, earn from point_rules
    where brand_id = b.brand_id and state = 'approved' and from_day <= brand_day(b.settled_at, o.offset_minutes)
    order by version desc limit 1
  ) r
  where b.valid_bet > 0 and r.earn ? b.game_type
  group by b.member_id, r.version, b.game_type;

-- What each member has earned by play, unrounded but for the noise of divisions.
create view point_earned as
  select p.member_id, m.brand_id, round(sum(p.valid_bet / (r.earn ->> p.game_type)::numeric), 6) as points
  from point_play p
  join member m on m.id = p.member_id
  join point_rules r on r.brand_id = m.brand_id and r.version = p.version
  group by p.member_id, m.brand_id;

-- What mission_play must hold.
create view mission_play_expected as
  select b.member_id, d.day, b.game_id, sum(b.valid_bet)::bigint as valid_bet,
         (count(*) filter (where b.stake >= s.least))::integer as rounds,
         (count(*) filter (where b.stake >= s.least and b.payout >= 10 * b.stake))::integer as hits_10,
         (count(*) filter (where b.stake >= s.least and b.payout >= 50 * b.stake))::integer as hits_50,
         (count(*) filter (where b.stake >= s.least and b.payout >= 100 * b.stake))::integer as hits_100
  from bet b
  join brand o on o.id = b.brand_id
  cross join lateral (select brand_day(b.settled_at, o.offset_minutes) as day) d
  cross join lateral (
    select coalesce((
      select stake from mission_minimum where brand_id = b.brand_id and from_day <= d.day order by from_day desc limit 1
    ), 0) as least
  ) s
  where b.status in ('won', 'lost', 'pushed') and b.stake > 0
  group by 1, 2, 3;

-- A new database: everything that will be played is in the feed, so each fold starts with nothing behind it.
insert into play_feed_extent (complete_since) values (now());
insert into fold_cursor (fold, base, xid)
select fold, pg_current_snapshot(), pg_snapshot_xmin(pg_current_snapshot())
from unnest(array['wagering', 'points', 'missions', 'vip']) fold;

select ensure_bet_partitions();
select ensure_feed_partitions();
