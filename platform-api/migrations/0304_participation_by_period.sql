-- The list of promotions asks for what a member has in the running periods, and for what is ready, over all promotions at once.
create index promotion_participation_of_period on promotion_participation (member_id, period);
create index promotion_participation_ready_of_member on promotion_participation (member_id) where state = 'completed';
