-- Reveals the seed of an own draw with its beacon. A closed draw gets its result and starts its settlement; of a void one the seed is
-- published only, so that everybody sees what was not drawn. False: another process was first, or the draw is neither.
create or replace function reveal_draw(p_draw bigint, p_seed bytea, p_beacon bytea, p_signature bytea, p_result jsonb)
returns boolean language plpgsql as $$
declare
  v_draw lottery_draw;
begin
  select * into v_draw from lottery_draw where id = p_draw and seed is null and state in ('closed', 'void') for update;
  if not found then return false; end if;
  if sha256(convert_to(encode(p_seed, 'hex'), 'UTF8')) <> v_draw.seed_hash then
    raise exception 'the seed of draw % is not the one that was committed to', p_draw using errcode = 'check_violation';
  end if;
  if v_draw.state = 'closed' then
    insert into lottery_result (draw_id, revision, result, source) values (p_draw, 1, p_result, 'own');
  end if;
  update lottery_draw
  set seed = p_seed, beacon = p_beacon, beacon_signature = p_signature,
      state = case when state = 'closed' then 'drawn' else state end,
      revision = case when state = 'closed' then 1 else revision end
  where id = p_draw;
  if v_draw.state = 'closed' then perform plan_draw_run(p_draw); end if;
  return true;
end $$;
