-- Adds the next rows of the play feed to what was played by member, business day and game: valid bets of every stake, rounds from the brand's
-- minimum on. Members: those whose play has changed.
create or replace function fold_missions(p_limit integer) returns fold_result language plpgsql
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_cursor fold_cursor;
  v_result fold_result := (0, null);
begin
  -- A statement of its own: the next one sees what the last holder of the cursor wrote.
  select * into v_cursor from fold_cursor where fold = 'missions' and base is not null for update skip locked;
  if not found then return v_result; end if;
  with batch as materialized (select f.*, f as feed from feed_after(v_cursor, p_limit) f),
  played as materialized (
    select b.member_id, d.day, b.game_id, sum(b.valid_bet)::bigint as valid_bet,
           coalesce(sum(b.settled) filter (where d.counts), 0)::integer as rounds,
           coalesce(sum(payout_reached(b.feed, 10)) filter (where d.counts), 0)::integer as hits_10,
           coalesce(sum(payout_reached(b.feed, 50)) filter (where d.counts), 0)::integer as hits_50,
           coalesce(sum(payout_reached(b.feed, 100)) filter (where d.counts), 0)::integer as hits_100
    from batch b
    join brand o on o.id = b.brand_id
    cross join lateral (
      select t.day, b.bet_stake >= mission_minimum_on(b.brand_id, t.day) as counts
      from (select brand_day(b.settled_at, o.offset_minutes) as day) t
    ) d
    where b.bet_stake > 0
    group by b.member_id, d.day, b.game_id
  ),
  folded as (
    insert into mission_play as w (member_id, day, game_id, valid_bet, rounds, hits_10, hits_50, hits_100)
    select * from played order by 1, 2, 3
    on conflict (member_id, day, game_id) do update
      set valid_bet = w.valid_bet + excluded.valid_bet, rounds = w.rounds + excluded.rounds, hits_10 = w.hits_10 + excluded.hits_10,
          hits_50 = w.hits_50 + excluded.hits_50, hits_100 = w.hits_100 + excluded.hits_100
  ),
  moved as (
    update fold_cursor f set xid = l.xid, id = l.id, at = l.at
    from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = 'missions'
  )
  select (select count(*) from batch), (select array_agg(distinct member_id) from played) into v_result.rows, v_result.members;
  return v_result;
end $$;
