-- Pairs over two stations (đá xiên): a draw of its own for each two stations of a day. Nobody draws it: its lots are those of both stations.
alter table lottery_draw
  add column first_station bigint references lottery_draw,
  add column second_station bigint references lottery_draw,
  add check ((first_station is null) = (second_station is null)),
  add check (first_station < second_station);
create index lottery_draw_of_first_station on lottery_draw (first_station) where first_station is not null;
create index lottery_draw_of_second_station on lottery_draw (second_station) where second_station is not null;
create unique index lottery_draw_of_stations on lottery_draw (lottery_id, first_station, second_station) where first_station is not null;

-- The lottery whose stations a lottery of pairs looks at.
alter table lottery_game add column stations_of smallint references lottery_game;

-- A result that follows from two others needs nobody, and is corrected when one of them is.
do $$
declare
  v_name text;
begin
  for v_name in select conname from pg_constraint
    where conrelid = 'lottery_result'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%''feed''%''operator''%'
        or pg_get_constraintdef(oid) like '%''own''%' and pg_get_constraintdef(oid) like '%confirmed_by%')
  loop
    execute format('alter table lottery_result drop constraint %I', v_name);
  end loop;
  for v_name in select conname from pg_constraint
    where conrelid = 'lottery_game'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''manual''%'
  loop
    execute format('alter table lottery_game drop constraint %I', v_name);
  end loop;
end $$;
alter table lottery_result
  add check (source in ('own', 'feed', 'operator', 'stations')),
  add check ((source in ('own', 'stations')) = (confirmed_by is null));
alter table lottery_game
  add check (source in ('own', 'feed', 'manual', 'stations')),
  add check ((source = 'stations') = (stations_of is not null));

-- A pair takes bets as long as both of its stations do.
create or replace function close_pairs_with_stations() returns trigger language plpgsql as $$
begin
  update lottery_draw p
  set closes_at = least(s.closes_at, o.closes_at), draws_at = greatest(s.draws_at, o.draws_at),
      opens_at = least(p.opens_at, least(s.closes_at, o.closes_at) - interval '1 second')
  from lottery_draw s, lottery_draw o
  where new.id in (p.first_station, p.second_station) and s.id = p.first_station and o.id = p.second_station
    and p.state in ('scheduled', 'open');
  return null;
end $$;
create trigger lottery_draw_pairs after update of closes_at, draws_at on lottery_draw for each row
  when (new.first_station is null and (new.closes_at, new.draws_at) is distinct from (old.closes_at, old.draws_at))
  execute function close_pairs_with_stations();
