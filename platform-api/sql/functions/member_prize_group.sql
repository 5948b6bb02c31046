-- The prize group of an account of today: its own, else that of the nearest upline with one; null: the brand's.
create or replace function member_prize_group(p_member bigint) returns smallint stable language sql as $$
  select g.prize_group
  from member_line l
  cross join unnest(l.uplines || l.member_id) with ordinality as u (id, place)
  join lottery_member_group g on g.member_id = u.id
  where l.member_id = p_member and l.to_day is null
  order by u.place desc limit 1
$$;
