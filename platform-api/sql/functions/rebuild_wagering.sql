-- Computes what was played towards open requirements again from the bets.
create or replace function rebuild_wagering() returns bigint[] language plpgsql as $$
begin
  delete from wagering_play;
  insert into wagering_play (requirement_id, vendor_id, game_id, game_type, odds, valid_bet)
    select requirement_id, vendor_id, game_id, game_type, odds, valid_bet from wagering_play_expected;
  return array(select distinct member_id from wagering_requirement where closed_at is null);
end $$;
