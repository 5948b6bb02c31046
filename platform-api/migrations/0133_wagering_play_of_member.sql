-- The member beside the play that the bets say, so that one member's is read alone.
drop view wagering_play_expected;
create view wagering_play_expected as
  select r.id as requirement_id, b.vendor_id, b.game_id, b.game_type, sum(b.valid_bet)::bigint as valid_bet, r.member_id
  from (
    select id, member_id, created_at, lead(created_at) over (partition by member_id order by created_at, id) as until
    from wagering_requirement where closed_at is null
  ) r
  join bet b on b.member_id = r.member_id and b.placed_at >= r.created_at and (r.until is null or b.placed_at < r.until)
  where b.valid_bet > 0
  group by r.id, r.member_id, b.vendor_id, b.game_id, b.game_type;
