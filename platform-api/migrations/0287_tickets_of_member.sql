-- What a member's tickets of a draw risk together decides their valid bet.
create index lottery_ticket_of_member on lottery_ticket (draw_id, member_id);
