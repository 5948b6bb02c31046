-- Free bets that a promotion gives: nobody granted them by hand, and the reason is the promotion.
alter table free_bet_grant alter granted_by drop not null;
