-- Computes what was played for points again from the bets.
create or replace function rebuild_points() returns bigint[] language plpgsql as $$
begin
  delete from point_play;
  insert into point_play (member_id, version, game_type, valid_bet) select member_id, version, game_type, valid_bet from point_play_expected;
  return null;
end $$;
