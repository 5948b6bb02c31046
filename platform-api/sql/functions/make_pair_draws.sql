-- Makes a draw for each two stations of a day that take bets or will, unless it exists. How many are new.
create or replace function make_pair_draws() returns integer language plpgsql as $$
declare
  v_made integer;
begin
  insert into lottery_draw (lottery_id, issue, station, opens_at, closes_at, draws_at, first_station, second_station)
    select g.id, split_part(f.issue, '-', 1) || '-' || f.station || '_' || s.station, f.station || '_' || s.station,
           greatest(f.opens_at, s.opens_at), least(f.closes_at, s.closes_at), greatest(f.draws_at, s.draws_at), f.id, s.id
    from lottery_game g
    join lottery_draw f on f.lottery_id = g.stations_of
    join lottery_draw s on s.lottery_id = g.stations_of and s.id > f.id
                       and split_part(s.issue, '-', 1) = split_part(f.issue, '-', 1)
    where g.source = 'stations' and f.state in ('scheduled', 'open') and s.state in ('scheduled', 'open')
      and f.station is not null and s.station is not null and f.closes_at > clock_timestamp() and s.closes_at > clock_timestamp()
      and greatest(f.opens_at, s.opens_at) < least(f.closes_at, s.closes_at)
    on conflict do nothing;
  get diagnostics v_made = row_count;
  return v_made;
end $$;
