-- Adds the next rows of the play feed to what was played for points, by the rules of the business day of the settlement.
create or replace function fold_points(p_limit integer) returns fold_result language plpgsql
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_cursor fold_cursor;
  v_result fold_result := (0, null);
begin
  -- A statement of its own: the next one sees what the last holder of the cursor wrote.
  select * into v_cursor from fold_cursor where fold = 'points' and base is not null for update skip locked;
  if not found then return v_result; end if;
  with batch as materialized (select * from feed_after(v_cursor, p_limit)),
  played as materialized (
    select b.member_id, b.brand_id, b.game_type, brand_day(b.settled_at, o.offset_minutes) as day, sum(b.valid_bet)::bigint as valid_bet
    from batch b join brand o on o.id = b.brand_id
    where b.valid_bet <> 0
    group by b.member_id, b.brand_id, b.game_type, day
  ),
  folded as (
    insert into point_play as w (member_id, version, game_type, valid_bet)
    select p.member_id, r.version, p.game_type, sum(p.valid_bet)::bigint
    from played p
    cross join lateral (
      select version, earn from point_rules
      where brand_id = p.brand_id and state = 'approved' and from_day <= p.day order by version desc limit 1
    ) r
    where r.earn ? p.game_type
    group by p.member_id, r.version, p.game_type order by 1, 2, 3
    on conflict (member_id, version, game_type) do update set valid_bet = w.valid_bet + excluded.valid_bet
  ),
  moved as (
    update fold_cursor f set xid = l.xid, id = l.id, at = l.at
    from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = 'points'
  )
  select count(*) into v_result.rows from batch;
  return v_result;
end $$;
