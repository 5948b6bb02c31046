-- The free bets that a member can still play are read whenever the promotions are looked at.
create index free_bet_grant_of_member on free_bet_grant (member_id, ends_at) where state <> 'refused';
