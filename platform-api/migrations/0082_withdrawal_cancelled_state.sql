-- The member takes a withdrawal back while it is in review. A migration of its own: a new value cannot be used in the
-- transaction that adds it.
alter type withdrawal_state add value 'cancelled';
