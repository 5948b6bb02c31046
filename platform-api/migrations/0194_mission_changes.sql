-- Missions as operators change them. A mission is never changed in place: it ends with its period, and another row of its family follows.
-- family: the id of its first row; null for the first row itself.
alter table mission add column family text, add column until_day date, add check (until_day >= from_day), add check (family <> id),
  add foreign key (brand_id, family) references mission;
create index mission_of_family on mission (brand_id, family);

create table mission_change (
  id          uuid primary key,
  brand_id    smallint not null references brand,
  kind        text not null check (kind in ('new', 'change', 'end', 'minimum')),
  -- of the mission that changes or ends
  mission_id  text,
  -- of a new row, as the call has them; of a minimum: {stake}, ledger units
  terms       jsonb,
  state       text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  from_day    date,
  reason      text not null,
  proposed_by integer not null references operator,
  proposed_at timestamptz not null,
  decided_by  integer references operator,
  decided_at  timestamptz,
  foreign key (brand_id, mission_id) references mission,
  check ((kind in ('change', 'end')) = (mission_id is not null)),
  check ((kind = 'end') = (terms is null)),
  check ((state = 'approved') = (from_day is not null)),
  check (state <> 'approved' or decided_by <> proposed_by),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index mission_change_one_proposal on mission_change (brand_id, mission_id) where state = 'waiting' and mission_id is not null;
create index mission_change_of_brand on mission_change (brand_id, proposed_at desc);

-- The stake from which a round counts for missions, from a business day on; none: every stake of money.
create table mission_minimum (
  brand_id smallint not null references brand,
  from_day date not null,
  -- ledger units
  stake    bigint not null check (stake >= 0),
  primary key (brand_id, from_day)
);

create function mission_minimum_on(p_brand_id smallint, p_day date) returns bigint stable language sql as $$
  select coalesce((select stake from mission_minimum where brand_id = p_brand_id and from_day <= p_day order by from_day desc limit 1), 0)
$$;

create or replace view mission_play_expected as
  select b.member_id, d.day, b.game_id, sum(b.valid_bet)::bigint as valid_bet,
         (count(*) filter (where b.stake >= s.least))::integer as rounds,
         (count(*) filter (where b.stake >= s.least and b.payout >= 10 * b.stake))::integer as hits_10,
         (count(*) filter (where b.stake >= s.least and b.payout >= 50 * b.stake))::integer as hits_50,
         (count(*) filter (where b.stake >= s.least and b.payout >= 100 * b.stake))::integer as hits_100
  from bet b
  join brand o on o.id = b.brand_id
  cross join lateral (select brand_day(b.settled_at, o.offset_minutes) as day) d
  cross join lateral (
    select coalesce((select stake from mission_minimum where brand_id = b.brand_id and from_day <= d.day order by from_day desc limit 1), 0) as least
  ) s
  where b.status in ('won', 'lost', 'pushed') and b.stake > 0
  group by 1, 2, 3;
