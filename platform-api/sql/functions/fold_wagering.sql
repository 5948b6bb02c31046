-- Adds the next rows of the play feed to what was played towards open requirements: a bet counts for the requirement that was the latest
-- when it was placed. Members: those whose play has changed.
create or replace function fold_wagering(p_limit integer) returns fold_result language plpgsql
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_cursor fold_cursor;
  v_result fold_result := (0, null);
begin
  -- A statement of its own: the next one sees what the last holder of the cursor wrote.
  select * into v_cursor from fold_cursor where fold = 'wagering' and base is not null for update skip locked;
  if not found then return v_result; end if;
  with batch as materialized (select * from feed_after(v_cursor, p_limit)),
  played as materialized (
    select r.id, r.member_id, b.vendor_id, b.game_id, b.game_type, odds_step(b.odds) as odds, sum(b.valid_bet)::bigint as valid_bet
    from batch b
    cross join lateral (
      select id, member_id from wagering_requirement
      where member_id = b.member_id and closed_at is null and created_at <= b.placed_at order by created_at desc, id desc limit 1
    ) r
    where b.valid_bet <> 0
    group by r.id, r.member_id, b.vendor_id, b.game_id, b.game_type, odds_step(b.odds)
  ),
  folded as (
    insert into wagering_play as w (requirement_id, vendor_id, game_id, game_type, odds, valid_bet)
    select id, vendor_id, game_id, game_type, odds, valid_bet from played order by 1, 2, 3, 4, 5
    on conflict (requirement_id, vendor_id, game_id, game_type, odds) do update set valid_bet = w.valid_bet + excluded.valid_bet
  ),
  moved as (
    update fold_cursor f set xid = l.xid, id = l.id, at = l.at
    from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = 'wagering'
  )
  select (select count(*) from batch), (select array_agg(distinct member_id) from played) into v_result.rows, v_result.members;
  return v_result;
end $$;
