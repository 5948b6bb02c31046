-- The account of a unit, opened if necessary: a member's, or (without a member) the brand's account of the kind.
create or replace function unit_account_id(p_brand_id smallint, p_unit text, p_kind text, p_member_id bigint) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select a.id into v_id from unit_account a
    where a.brand_id = p_brand_id and a.unit = p_unit and a.kind = p_kind and a.member_id is not distinct from p_member_id;
  if found then
    return v_id;
  end if;
  insert into unit_account (brand_id, unit, kind, member_id, balance)
    values (p_brand_id, p_unit, p_kind, p_member_id, case when p_kind = 'member' then 0 end)
    on conflict (brand_id, unit, kind, member_id) do nothing
    returning id into v_id;
  if v_id is null then
    select a.id into v_id from unit_account a
      where a.brand_id = p_brand_id and a.unit = p_unit and a.kind = p_kind and a.member_id is not distinct from p_member_id;
  end if;
  return v_id;
end $$;
