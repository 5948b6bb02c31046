-- Names all members of brands with levels who have played lately: there is nothing to compute again but their levels.
create or replace function rebuild_vip() returns bigint[] language sql as $$
  select array_agg(distinct d.member_id)
  from member_daily d
  where d.brand_id in (select brand_id from vip_rules where state = 'approved') and d.day > current_date - 367
$$;
