-- Changes of missions are proposals; what an approved one changed stands in the missions. An earlier process finds no table for what it
-- would propose or decide: it is refused.
lock table mission_change in access exclusive mode;
insert into proposal (id, kind, brand_id, subject, body, revision, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at, result)
select id, 'mission-change', brand_id, coalesce(mission_id, id::text),
       case kind when 'minimum' then jsonb_build_object('kind', kind) || terms
                 else jsonb_strip_nulls(jsonb_build_object('kind', kind, 'missionId', mission_id))
                      || case when terms is null then '{}' else jsonb_build_object('terms', terms) end end,
       mission_id, reason, proposed_by, proposed_at,
       case when state = 'waiting' then greatest(now(), proposed_at) else proposed_at end + interval '14 days',
       case when state = 'waiting' then 'open' when state = 'approved' then 'approved' when decided_by = proposed_by then 'withdrawn' else 'rejected' end,
       decided_by, decided_at, case when state = 'approved' then jsonb_build_object('fromDay', from_day) end
from mission_change;
drop table mission_change;
