-- The level of a member at a moment.
create or replace function vip_level_at(p_member_id bigint, p_at timestamptz) returns smallint stable language sql as $$
  select coalesce((select to_level from vip_change where member_id = p_member_id and at < p_at order by number desc limit 1), 0::smallint)
$$;
