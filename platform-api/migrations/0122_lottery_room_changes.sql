-- Whether a ticket closed outcomes of its draw, opened them again or changed what they pay: rooms read them again.
alter type ticket_result add attribute changed boolean;
drop function if exists raise_exposure(exposure_amounts, integer);
