-- Names the members whose day figures the next rows of the play feed have changed, so that their levels are looked at.
create or replace function fold_vip(p_limit integer) returns fold_result language plpgsql
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_cursor fold_cursor;
  v_result fold_result := (0, null);
begin
  -- A statement of its own: the next one sees what the last holder of the cursor wrote.
  select * into v_cursor from fold_cursor where fold = 'vip' and base is not null for update skip locked;
  if not found then return v_result; end if;
  with batch as materialized (select * from feed_after(v_cursor, p_limit)),
  moved as (
    update fold_cursor f set xid = l.xid, id = l.id, at = l.at
    from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = 'vip'
  )
  select (select count(*) from batch), (select array_agg(distinct member_id) from batch where valid_bet > 0) into v_result.rows, v_result.members;
  return v_result;
end $$;
