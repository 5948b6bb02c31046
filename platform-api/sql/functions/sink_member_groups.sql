-- Lowers the prize groups of a member and everybody below to a bound, from the bottom up. Answers how many accounts sank.
create or replace function sink_member_groups(p_member bigint, p_bound smallint) returns integer language plpgsql as $$
declare
  v_member bigint;
  v_sunk   integer := 0;
begin
  -- Before the rows, as everybody else who changes groups of the brand does.
  perform pg_advisory_xact_lock(4611021, brand_id) from member where id = p_member;
  for v_member in
    select g.member_id from lottery_member_group g join member_line l on l.member_id = g.member_id and l.to_day is null
    where (l.member_id = p_member or l.uplines @> array[p_member]) and g.prize_group > p_bound
    order by cardinality(l.uplines) desc
  loop
    update lottery_member_group set prize_group = p_bound, revision = revision + 1 where member_id = v_member;
    v_sunk := v_sunk + 1;
  end loop;
  return v_sunk;
end $$;
