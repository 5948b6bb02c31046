-- Who stands above each member, by business day, and what each line did on each day: a fold of the play feed.

create table member_line (
  member_id bigint not null references member on delete cascade,
  from_day  date not null default '-infinity',
  -- the first day on which it does not hold any more
  to_day    date,
  -- from the top down to the upline
  uplines   bigint[] not null,
  primary key (member_id, from_day),
  check (to_day > from_day),
  check (array_position(uplines, member_id) is null)
);
create unique index member_line_present on member_line (member_id) where to_day is null;
-- everybody below somebody, on any day
create index member_line_uplines on member_line using gin (uplines);
-- those directly below somebody, on any day
create index member_line_direct on member_line ((uplines[cardinality(uplines)]));

with recursive line as (
  select id, '{}'::bigint[] as uplines from member where upline_id is null
  union all
  select m.id, l.uplines || m.upline_id from line l join member m on m.upline_id = l.id
)
insert into member_line (member_id, uplines) select id, uplines from line;

create or replace function keep_member_line() returns trigger language plpgsql as $$
begin
  if new.upline_id is null then
    insert into member_line (member_id, uplines) values (new.id, '{}');
    return new;
  end if;
  perform pg_advisory_xact_lock_shared(4611020, new.brand_id);
  insert into member_line (member_id, from_day, to_day, uplines)
  select new.id, l.from_day, l.to_day, l.uplines || new.upline_id
  from member_line l join member u on u.id = l.member_id and u.brand_id = new.brand_id
  where l.member_id = new.upline_id;
  if not found then
    raise exception 'member % stands below % of another brand', new.id, new.upline_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function require_moved_line() returns trigger language plpgsql as $$
begin
  if new.upline_id is distinct from (select l.uplines[cardinality(l.uplines)] from member_line l where l.member_id = new.id and l.to_day is null) then
    raise exception 'the upline of member % is not the end of its line', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger member_line_of_new after insert on member for each row execute function keep_member_line();
create trigger member_line_moved after update of upline_id on member
  for each row when (new.upline_id is distinct from old.upline_id) execute function require_moved_line();

-- What a member and everybody below did on a business day. Corrections count on the day of the first settlement, and for the line of
-- that day. The member's own part is what the rows of those directly below leave.
create table line_daily (
  member_id bigint not null references member on delete cascade,
  day       date not null,
  brand_id  smallint not null references brand,
  -- bets settled, and their stakes
  bets      integer not null,
  stake     bigint not null,
  valid_bet bigint not null,
  payout    bigint not null,
  primary key (member_id, day)
) with (fillfactor = 70);
create index line_daily_of_brand on line_daily (brand_id, day);

-- What line_daily must hold.
create view line_daily_expected as
  select u.member_id, b.day, b.brand_id, count(*) filter (where b.counts)::integer as bets,
         coalesce(sum(b.stake) filter (where b.counts), 0)::bigint as stake, sum(b.valid_bet)::bigint as valid_bet, sum(b.payout)::bigint as payout
  from (
    select t.member_id, t.brand_id, brand_day(t.settled_at, o.offset_minutes) as day, t.stake, t.valid_bet, t.payout,
           t.status in ('won', 'lost', 'pushed') as counts
    from bet t join brand o on o.id = t.brand_id
    where t.settled_at is not null
  ) b
  join member_line l on l.member_id = b.member_id and l.from_day <= b.day and (l.to_day is null or l.to_day > b.day)
  cross join unnest(l.uplines || b.member_id) as u (member_id)
  group by u.member_id, b.day, b.brand_id;

-- Without a base, a fold begins with a computation from the bets; there are none in a new database.
insert into fold_cursor (fold, base, xid)
select 'lines', case when is_new then pg_current_snapshot() end, case when is_new then pg_snapshot_xmin(pg_current_snapshot()) else '0' end
from (select not exists (select from bet where settled_at is not null) as is_new) b;
