-- Voids a draw in any state: its stakes go back by a run, and the reason is public. Two persons, or nobody for a rule of the draws
-- themselves. The run's id; null when the draw is void already.
create or replace function void_draw(p_draw bigint, p_reason text, p_requested_by integer default null, p_confirmed_by integer default null)
returns bigint language plpgsql as $$
begin
  perform from lottery_draw where id = p_draw and state <> 'void' for update;
  if not found then return null; end if;
  insert into lottery_void (draw_id, reason, requested_by, confirmed_by, voided_at)
  values (p_draw, p_reason, p_requested_by, p_confirmed_by, now());
  update lottery_draw set state = 'void' where id = p_draw;
  return plan_draw_run(p_draw);
end $$;
