-- How a row of the play feed changes the number of settled bets that paid at least so many stakes: that after it less that before it.
create or replace function payout_reached(p_row play_feed, p_stakes integer) returns integer immutable language sql as $$
  select (p_row.bet_settled and p_row.bet_payout >= p_stakes * p_row.bet_stake)::integer
       - (p_row.bet_settled::integer - p_row.settled = 1 and p_row.bet_payout - p_row.payout >= p_stakes * p_row.bet_stake)::integer
$$;
