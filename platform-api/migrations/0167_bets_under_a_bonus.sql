-- Bets of members with an active bonus: a stake above its limit and a game that it excludes are refused in the bet's transaction.
alter table bet_refusal drop constraint bet_refusal_outcome_check;
alter table bet_refusal add constraint bet_refusal_outcome_check
  check (outcome in ('insufficient', 'limit', 'excluded', 'bonus_max_bet', 'bonus_excluded_game'));
