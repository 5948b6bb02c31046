-- Missions: what members do for points or money, day by day, week by week, or once. Progress is read from what was played and deposited.

create table mission (
  brand_id    smallint not null references brand,
  id          text not null check (id ~ '^[a-z][a-z0-9-]{1,31}$'),
  period      text not null check (period in ('daily', 'weekly', 'once')),
  task        text not null check (task in ('turnover', 'rounds', 'games', 'multiplier', 'deposit')),
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
  primary key (brand_id, id),
  foreign key (brand_id, after) references mission,
  check ((task = 'multiplier') = (multiplier is not null)),
  check (after <> id)
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

-- Without bets there is nothing to compute.
insert into fold_cursor (fold, base, xid)
select 'missions', case when is_empty then pg_current_snapshot() end,
       case when is_empty then pg_snapshot_xmin(pg_current_snapshot()) else '0' end
from (select not exists (select from bet) as is_empty) r;

-- The same from the bets.
create view mission_play_expected as
  select b.member_id, brand_day(b.settled_at, o.offset_minutes) as day, b.game_id, sum(b.valid_bet)::bigint as valid_bet,
         count(*)::integer as rounds,
         count(*) filter (where b.payout >= 10 * b.stake)::integer as hits_10,
         count(*) filter (where b.payout >= 50 * b.stake)::integer as hits_50,
         count(*) filter (where b.payout >= 100 * b.stake)::integer as hits_100
  from bet b join brand o on o.id = b.brand_id
  where b.status in ('won', 'lost', 'pushed') and b.stake > 0
  group by 1, 2, 3;

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
