-- Rules of points, rebates and VIP levels: a version is what was approved, what waits or was refused is a proposal. An earlier process
-- goes on reading; what it would propose is refused, since a version is approved.
lock table point_rules, rebate_rules, vip_rules in share row exclusive mode;
with rules as (
  select 'point-rules' as kind, brand_id, version, state, from_day, reason, proposed_by, proposed_at, decided_by, decided_at,
         jsonb_build_object('earn', earn, 'exchange', exchange, 'grantLimit', grant_limit::text, 'terms', terms) as body
  from point_rules
  union all
  select 'rebate-rules', brand_id, version, state, from_day, reason, proposed_by, proposed_at, decided_by, decided_at,
         jsonb_build_object('rates', rates, 'minimum', minimum::text, 'dailyCap', daily_cap::text, 'wagering', wagering)
  from rebate_rules
  union all
  select 'vip-levels', brand_id, version, state, from_day, reason, proposed_by, proposed_at, decided_by, decided_at,
         jsonb_build_object('windowDays', window_days, 'wagering', wagering, 'levels', levels)
  from vip_rules
)
insert into proposal (id, kind, brand_id, subject, body, base, revision, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at, result)
select gen_random_uuid(), r.kind, r.brand_id, '', r.body, b.body, b.version::text, r.reason, r.proposed_by, r.proposed_at,
       case when r.state = 'waiting' then greatest(now(), r.proposed_at) else r.proposed_at end + interval '14 days',
       case when r.state = 'waiting' then 'open' when r.state = 'approved' then 'approved' when r.decided_by = r.proposed_by then 'withdrawn' else 'rejected' end,
       r.decided_by, r.decided_at,
       case when r.state = 'approved' then jsonb_build_object('fromDay', r.from_day, 'version', r.version) end
from rules r
left join lateral (
  select o.body, o.version from rules o
  where o.kind = r.kind and o.brand_id = r.brand_id and o.state = 'approved' and (r.state = 'waiting' or o.version < r.version)
  order by o.version desc limit 1
) b on true
where r.proposed_by is not null or r.state <> 'approved';

delete from point_rules where state <> 'approved';
delete from rebate_rules where state <> 'approved';
delete from vip_rules where state <> 'approved';
drop index point_rules_one_proposal, rebate_rules_one_proposal, vip_rules_one_proposal;
alter table point_rules add check (state = 'approved');
alter table rebate_rules add check (state = 'approved');
alter table vip_rules add check (state = 'approved');
