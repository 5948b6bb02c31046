-- Sets whether bets of a member must look at an active bonus. The caller holds the wallet.
create or replace function refresh_bonus_bound(p_member_id bigint) returns void language sql as $$
  update wallet w set bonus_bound = n.bound
  from (select exists (select from bonus b where b.member_id = p_member_id and b.state = 'active') as bound) n
  where w.member_id = p_member_id and w.kind = 'cash' and w.bonus_bound <> n.bound
$$;
