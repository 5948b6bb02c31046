-- Locks a chunk and its run for the caller's transaction; null when the chunk is done, or its run does not run. A pause waits for chunks
-- under way.
create or replace function take_draw_chunk(p_run bigint, p_no integer) returns lottery_chunk language plpgsql as $$
declare
  v_chunk lottery_chunk;
begin
  perform 1 from lottery_run where id = p_run and state = 'running' for share;
  if not found then return null; end if;
  select * into v_chunk from lottery_chunk where run_id = p_run and no = p_no and done_at is null for update;
  return v_chunk;
end $$;
