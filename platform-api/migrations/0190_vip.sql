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
  -- from level 1 up: [{level, names, validBet, deposits, pointsPercent, perDayCount, perDaySum, maximum, priority, birthdayGift, monthlyReward,
  -- manager}], amounts in ledger units as text
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
  check ((state = 'waiting') = (decided_at is null))
);
create unique index vip_rules_one_proposal on vip_rules (brand_id) where state = 'waiting';

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

-- Deposits of the last minutes, which may lift a level.
create index deposit_credited_at on deposit (finished_at) where state = 'credited';

-- The fold has no table of its own: it names those whose day figures have changed.
insert into fold_cursor (fold, base, xid) values ('vip', pg_current_snapshot(), pg_snapshot_xmin(pg_current_snapshot()));
