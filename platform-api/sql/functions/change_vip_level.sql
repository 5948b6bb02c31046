-- Writes a change of a level; the caller holds the row of vip_member, which exists.
create or replace function change_vip_level(
  p_member_id bigint, p_kind text, p_level smallint, p_at timestamptz, p_valid_bet bigint, p_deposits bigint, p_month date,
  p_held_until date, p_operator_id integer, p_reason text
) returns void language sql as $$
  insert into vip_change (member_id, number, kind, from_level, to_level, at, valid_bet, deposits, month, operator_id, reason)
    select member_id, changes + 1, p_kind, level, p_level, p_at, p_valid_bet, p_deposits, p_month, p_operator_id, p_reason
    from vip_member where member_id = p_member_id;
  update vip_member set level = p_level, changes = changes + 1, since = p_at, held_until = p_held_until where member_id = p_member_id;
$$;
