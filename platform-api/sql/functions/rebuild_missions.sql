-- Computes what was played for missions again from the bets.
create or replace function rebuild_missions() returns bigint[] language plpgsql as $$
begin
  delete from mission_play;
  insert into mission_play (member_id, day, game_id, valid_bet, rounds, hits_10, hits_50, hits_100)
    select member_id, day, game_id, valid_bet, rounds, hits_10, hits_50, hits_100 from mission_play_expected;
  return null;
end $$;
