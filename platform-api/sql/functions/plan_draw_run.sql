-- Plans a run of a draw, in the transaction that confirmed its result or its void: chunks of up to p_size tickets whose bets stand. The
-- draw goes from drawn to settling; its first result settles, a later one corrects. A void stops a run that is under way. The run's id.
create or replace function plan_draw_run(p_draw bigint, p_size integer default 1000) returns bigint language plpgsql as $$
declare
  v_draw lottery_draw;
  v_kind text;
  v_run  bigint;
begin
  select * into strict v_draw from lottery_draw where id = p_draw for update;
  if v_draw.state not in ('drawn', 'void') then
    raise exception 'draw % is %: there is nothing to settle', p_draw, v_draw.state using errcode = 'check_violation';
  end if;
  v_kind := case when v_draw.state = 'void' then 'void' when v_draw.revision = 1 then 'settle' else 'correct' end;
  -- Waits for chunks under way, which lock their run.
  update lottery_run set state = 'stopped', finished_at = now() where draw_id = p_draw and state in ('running', 'paused');
  insert into lottery_run (draw_id, revision, kind) values (p_draw, v_draw.revision, v_kind) returning id into v_run;
  insert into lottery_chunk (run_id, no, first_bet, last_bet, first_at, last_at, tickets)
    select v_run, n.no, min(n.bet_id), max(n.bet_id), min(n.placed_at), max(n.placed_at), count(*)
    from (
      select t.bet_id, t.placed_at, ((row_number() over (order by t.bet_id) - 1) / p_size)::integer as no
      from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
      where t.draw_id = p_draw and b.status <> 'rolled_back'
    ) n
    group by n.no;
  if v_kind <> 'void' then update lottery_draw set state = 'settling' where id = p_draw; end if;
  return v_run;
end $$;
