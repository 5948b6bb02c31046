-- Grants by hand: a row is what was given, what waits or was refused is a proposal. An earlier process goes on giving what one operator
-- may; what it would propose is refused, since a grant is given.
lock table point_grant, bonus_grant in share row exclusive mode;
with grants as (
  select 'point-grant' as kind, id, brand_id, member_id, jsonb_build_object('points', points::text) as gift,
         state, needs_two, reason, proposed_by, proposed_at, decided_by, decided_at
  from point_grant
  union all
  select 'bonus-grant', id, brand_id, member_id, jsonb_build_object('amount', amount::text, 'terms', terms),
         state, needs_two, reason, proposed_by, proposed_at, decided_by, decided_at
  from bonus_grant
)
insert into proposal (id, kind, brand_id, subject, body, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at, result)
select g.id, g.kind, g.brand_id, g.id::text, jsonb_build_object('memberId', g.member_id::text, 'account', m.account, 'gift', g.gift), g.reason,
       g.proposed_by, g.proposed_at,
       case when state = 'waiting' then greatest(now(), proposed_at) else proposed_at end + interval '14 days',
       case when state = 'waiting' then 'open' when state = 'approved' then 'approved' when decided_by = proposed_by then 'withdrawn' else 'rejected' end,
       decided_by, decided_at, case when state = 'approved' then '{}'::jsonb end
from grants g join member m on m.id = g.member_id where g.needs_two;

delete from point_grant where state <> 'approved';
delete from bonus_grant where state <> 'approved';
alter table point_grant add check (state = 'approved');
alter table bonus_grant add check (state = 'approved');
