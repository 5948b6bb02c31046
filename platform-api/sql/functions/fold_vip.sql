-- Names the members whose levels the next rows of the play feed may have changed, so that they are looked at: those without a known
-- distance to the next threshold, those who have come that far, and those with a bet that was corrected.
create or replace function fold_vip(p_limit integer) returns fold_result language plpgsql
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_cursor fold_cursor;
  v_result fold_result := (0, null);
begin
  -- A statement of its own: the next one sees what the last holder of the cursor wrote.
  select * into v_cursor from fold_cursor where fold = 'vip' and base is not null for update skip locked;
  if not found then return v_result; end if;
  with batch as materialized (select * from feed_after(v_cursor, p_limit)),
  moved as (
    update fold_cursor f set xid = l.xid, id = l.id, at = l.at
    from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = 'vip'
  ),
  played as materialized (
    select brand_id, member_id, sum(valid_bet)::bigint as valid_bet, bool_or(valid_bet < 0) as corrected
    from batch where valid_bet <> 0 group by brand_id, member_id
  ),
  rules as materialized (
    select o.id as brand_id, d.day, r.version
    from brand o
    cross join lateral (select brand_day(now(), o.offset_minutes) as day) d
    cross join lateral (
      select version from vip_rules where brand_id = o.id and state = 'approved' and from_day <= d.day order by version desc limit 1
    ) r
    where o.id in (select brand_id from played)
  ),
  counted as (
    update vip_reach c set remaining = c.remaining - p.valid_bet
    from played p join rules r on r.brand_id = p.brand_id left join vip_member v on v.member_id = p.member_id
    where c.member_id = p.member_id and not p.corrected and c.remaining > p.valid_bet
      and c.day = r.day and c.version = r.version and c.changes = coalesce(v.changes, 0)
    returning c.member_id
  )
  select (select count(*) from batch),
         (select array_agg(p.member_id) from played p where not exists (select from counted c where c.member_id = p.member_id))
    into v_result.rows, v_result.members;
  return v_result;
end $$;
