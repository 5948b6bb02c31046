-- The highest step of the minimum odds (hundredths) that odds reach, in hundredths; 0 without odds.
create or replace function odds_step(p_odds integer) returns smallint immutable parallel safe language sql as
  $$ select coalesce(least(p_odds / 10 * 10, 200), 0)::smallint $$;
