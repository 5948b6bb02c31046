-- Lifts members to the levels that they have reached; a level that an operator holds stays. Any number of callers may do it at once: each
-- rise happens once.
create or replace function raise_vip_levels(p_members bigint[], p_at timestamptz)
returns table (member_id bigint, brand_id smallint, from_level smallint, to_level smallint) language plpgsql as $$
declare
  v_standing record;
  v_member   vip_member;
begin
  for v_standing in select * from vip_standing(p_members, p_at) s where s.reached > s.level order by s.member_id loop
    insert into vip_member as v (member_id, brand_id, level, since, changes) values (v_standing.member_id, v_standing.brand_id, 0, p_at, 0)
      on conflict on constraint vip_member_pkey do nothing;
    select * into v_member from vip_member v where v.member_id = v_standing.member_id for update;
    continue when v_member.level >= v_standing.reached or v_member.held_until > v_standing.day;
    perform change_vip_level(v_member.member_id, 'risen', v_standing.reached, p_at, v_standing.valid_bet, v_standing.deposits, null, null,
                             null, null);
    member_id := v_member.member_id;
    brand_id := v_member.brand_id;
    from_level := v_member.level;
    to_level := v_standing.reached;
    return next;
  end loop;
end $$;
