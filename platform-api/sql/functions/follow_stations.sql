-- Brings pairs over two stations to where their stations are: void with either of them; drawn when both have a result, with the lots of
-- both in each prize; corrected when one of them is. A pair whose settlement is under way follows when it is done. The draws that changed.
create or replace function follow_stations() returns table (draw_id bigint) language plpgsql as $$
#variable_conflict use_column
declare
  v_pair record;
begin
  for v_pair in
    select p.id, p.revision, f.state = 'void' or s.state = 'void' as is_void, r.result as before, n.result, n.simulated
    from lottery_draw p
    join lottery_draw f on f.id = p.first_station
    join lottery_draw s on s.id = p.second_station
    left join lottery_result r on r.draw_id = p.id and r.revision = p.revision
    left join lateral (
      select jsonb_build_object('prizes', jsonb_agg(a.numbers || b.numbers order by a.place)) as result,
             bool_or(x.simulated or y.simulated) as simulated
      from lottery_result x
      join lottery_result y on y.draw_id = s.id and y.revision = s.revision
      cross join lateral jsonb_array_elements(x.result -> 'prizes') with ordinality a(numbers, place)
      join lateral jsonb_array_elements(y.result -> 'prizes') with ordinality b(numbers, place) on b.place = a.place
      where x.draw_id = f.id and x.revision = f.revision
    ) n on true
    where p.first_station is not null and p.state <> 'void' and p.draws_at > clock_timestamp() - interval '31 days'
      and (f.state = 'void' or s.state = 'void'
        or f.revision > 0 and s.revision > 0 and p.state in ('closed', 'settled') and n.result is distinct from r.result)
    order by p.id for update of p skip locked
  loop
    if v_pair.is_void then
      perform void_draw(v_pair.id, 'station_void');
    else
      insert into lottery_result (draw_id, revision, result, source, simulated, reason, confirmed_at)
      values (v_pair.id, v_pair.revision + 1, v_pair.result, 'stations', v_pair.simulated,
              case when v_pair.revision > 0 then 'station_corrected' end, clock_timestamp());
      update lottery_draw set state = 'drawn', revision = v_pair.revision + 1 where id = v_pair.id;
      perform plan_draw_run(v_pair.id);
    end if;
    draw_id := v_pair.id;
    return next;
  end loop;
end $$;
