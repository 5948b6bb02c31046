-- Terms of prizes: a version is what was approved, what waits or was refused is a proposal. An earlier process goes on reading; what it
-- would propose is refused, since a version is approved.
lock table prize_terms in share row exclusive mode;
insert into proposal (id, kind, brand_id, subject, body, base, revision, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at, result)
select gen_random_uuid(), 'prize-terms', r.brand_id, r.kind, r.terms, b.terms, b.version::text, r.reason, r.proposed_by, r.proposed_at,
       case when r.state = 'waiting' then greatest(now(), r.proposed_at) else r.proposed_at end + interval '14 days',
       case when r.state = 'waiting' then 'open' when r.state = 'approved' then 'approved' when r.decided_by = r.proposed_by then 'withdrawn' else 'rejected' end,
       r.decided_by, r.decided_at, case when r.state = 'approved' then jsonb_build_object('version', r.version) end
from prize_terms r
left join lateral (
  select o.terms, o.version from prize_terms o
  where o.brand_id = r.brand_id and o.kind = r.kind and o.state = 'approved' and (r.state = 'waiting' or o.version < r.version)
  order by o.version desc limit 1
) b on true
where r.proposed_by is not null or r.state <> 'approved';

delete from prize_terms where state <> 'approved';
drop index prize_terms_one_proposal;
alter table prize_terms add check (state = 'approved');
