-- Lifts members to the levels that they have reached, and notes for the others what they have to play today before a threshold of valid
-- bets comes. A level whose valid bet is there and whose deposits are missing comes with a deposit. The caller holds the cursor of the fold.
create or replace function look_at_vip(p_members bigint[], p_at timestamptz)
returns table (member_id bigint, brand_id smallint, from_level smallint, to_level smallint) language plpgsql as $$
declare
  v_rising bigint[];
begin
  with seen as materialized (select * from vip_standing(p_members, p_at)),
  noted as (
    insert into vip_reach as c (member_id, day, version, changes, remaining)
    select s.member_id, s.day, r.version, coalesce(v.changes, 0),
           coalesce((select min((l ->> 'validBet')::bigint) from jsonb_array_elements(r.levels) l
                     where (l ->> 'validBet')::bigint > s.valid_bet) - s.valid_bet, 9223372036854775807)
    from seen s
    cross join lateral (
      select version, levels from vip_rules
      where vip_rules.brand_id = s.brand_id and state = 'approved' and from_day <= s.day order by version desc limit 1
    ) r
    left join vip_member v on v.member_id = s.member_id
    where s.reached <= s.level
    on conflict on constraint vip_reach_pkey
      do update set day = excluded.day, version = excluded.version, changes = excluded.changes, remaining = excluded.remaining
  )
  select array_agg(s.member_id) into v_rising from seen s where s.reached > s.level;
  if v_rising is not null then
    return query select * from raise_vip_levels(v_rising, p_at);
  end if;
end $$;
