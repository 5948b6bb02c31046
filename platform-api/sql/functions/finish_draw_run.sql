-- Ends a run whose chunks are all done, with its rebates; the draw is settled then, a void one can cost nothing any more, and chases
-- without open tickets are done. False: there is more to do, or another process ended it.
create or replace function finish_draw_run(p_run bigint) returns boolean language plpgsql as $$
declare
  v_run lottery_run;
begin
  -- The draw before the wallets of its rebates: tickets under way hold the draw and wait for wallets.
  perform 1 from lottery_draw d join lottery_run r on r.draw_id = d.id where r.id = p_run for update of d;
  select * into strict v_run from lottery_run where id = p_run for update;
  if v_run.state <> 'running' or exists (select from lottery_chunk where run_id = p_run and done_at is null) then return false; end if;
  case v_run.kind
    when 'settle' then perform pay_draw_rebates(p_run);
    when 'void' then
      perform return_draw_rebates(p_run);
      -- Of a pair over two stations, what it counted at both; a void station has nothing left.
      update lottery_exposure e set used = greatest(e.used - p.used, 0)
        from lottery_exposure p join lottery_draw d on d.id = p.draw_id
        where p.draw_id = v_run.draw_id and p.pool = 0 and p.outcome = -1 and e.brand_id = p.brand_id
          and e.draw_id in (d.first_station, d.second_station) and e.pool = 100;
      update lottery_exposure set used = 0 where draw_id = v_run.draw_id and used > 0;
    else null;
  end case;
  update lottery_run set state = 'done', finished_at = now() where id = p_run;
  update lottery_draw set state = 'settled' where id = v_run.draw_id and v_run.kind <> 'void';
  update lottery_chase c set state = 'done'
    where c.state = 'running'
      and c.id in (select t.chase_id from lottery_ticket t where t.draw_id = v_run.draw_id and t.chase_id is not null)
      and not exists (select from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
                      where t.chase_id = c.id and b.status = 'open');
  return true;
end $$;
