-- Trigger of lottery_draw: a pair takes bets as long as both of its stations do.
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
