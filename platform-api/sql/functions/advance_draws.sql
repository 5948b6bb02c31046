-- Opens and closes the draws whose time has come by the clock of the database. Closing waits for tickets under way, which share-lock
-- their draw. Returns the draws that changed; another process that does the same at once returns nothing.
create or replace function advance_draws() returns table (draw_id bigint, draw_state draw_state) language plpgsql as $$
begin
  return query
    with due as (
      select d.id from lottery_draw d where d.state = 'scheduled' and d.opens_at <= clock_timestamp() order by d.id for update
    )
    update lottery_draw d set state = 'open' from due where d.id = due.id and d.state = 'scheduled' returning d.id, d.state;
  return query
    with due as (
      select d.id from lottery_draw d where d.state = 'open' and d.closes_at <= clock_timestamp() order by d.id for update
    )
    update lottery_draw d set state = 'closed' from due where d.id = due.id and d.state = 'open' returning d.id, d.state;
end $$;
