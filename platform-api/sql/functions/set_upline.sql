-- Moves a member, with everybody below, below another upline of the brand (null: to the top) from a business day on; earlier days stay
-- with the line that they had. The default is for members without figures. Answers how many members moved.
create or replace function set_upline(p_member bigint, p_upline bigint, p_from date default '-infinity') returns integer language plpgsql as $$
declare
  v_brand smallint;
  v_above bigint[] := '{}';
  v_moved integer;
  v_added integer;
begin
  select brand_id into strict v_brand from member where id = p_member;
  -- Registrations below read the lines that this changes (keep_member_line).
  perform pg_advisory_xact_lock(4611020, v_brand);
  if p_upline is not null then
    select l.uplines || p_upline into v_above
    from member_line l join member u on u.id = l.member_id and u.brand_id = v_brand
    where l.member_id = p_upline and l.to_day is null;
    if not found then
      raise exception 'member % cannot stand below % of another brand', p_member, p_upline using errcode = 'check_violation';
    end if;
    if p_member = any (v_above) then
      raise exception 'member % cannot stand below itself', p_member using errcode = 'check_violation';
    end if;
  end if;

  update member_line l
  set uplines = v_above || coalesce(l.uplines[array_position(l.uplines, p_member):], '{}')
  where l.to_day is null and l.from_day >= p_from and (l.member_id = p_member or l.uplines @> array[p_member]);
  get diagnostics v_moved = row_count;

  with ended as (
    update member_line l set to_day = p_from
    where l.to_day is null and l.from_day < p_from and (l.member_id = p_member or l.uplines @> array[p_member])
    returning l.member_id, l.uplines
  )
  insert into member_line (member_id, from_day, uplines)
  select e.member_id, p_from, v_above || coalesce(e.uplines[array_position(e.uplines, p_member):], '{}') from ended e;
  get diagnostics v_added = row_count;

  update member set upline_id = p_upline where id = p_member;
  return v_moved + v_added;
end $$;
