-- Terms of promotions: what waits, was refused or confirmed by two operators is a proposal, with its dry run. A version is a draft, waits
-- with its proposal, or counts. An earlier process goes on reading; what it would propose or refuse is refused, since a version has neither
-- a dry run nor the state `refused` any more.
lock table promotion_version in share row exclusive mode;
insert into proposal (id, kind, brand_id, subject, body, base, revision, dry_run, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at, result)
select gen_random_uuid(), 'promotion-terms', p.brand_id, v.promotion_id::text, jsonb_build_object('version', v.version, 'terms', v.terms),
       b.body, b.version::text, v.dry_run, v.reason, v.proposed_by, v.written_at,
       case when v.state = 'proposed' then greatest(now(), v.written_at) else v.written_at end + interval '14 days',
       case when v.state = 'proposed' then 'open' when v.state = 'confirmed' then 'approved' when v.decided_by = v.proposed_by then 'withdrawn' else 'rejected' end,
       v.decided_by, v.decided_at, case when v.state = 'confirmed' then jsonb_build_object('version', v.version) end
from promotion_version v
join promotion p on p.id = v.promotion_id
left join lateral (
  select o.version, jsonb_build_object('version', o.version, 'terms', o.terms) as body from promotion_version o
  where o.promotion_id = v.promotion_id and o.state = 'confirmed' and (v.state = 'proposed' or o.version < v.version)
  order by o.version desc limit 1
) b on true
where v.proposed_by is not null and v.state <> 'draft';

alter table promotion_version disable trigger promotion_version_kept;
-- What was refused is a draft again where a promotion has nothing else.
update promotion_version v set state = 'draft', dry_run = null, proposed_by = null, decided_by = null, decided_at = null
where v.state = 'refused' and not exists (
  select from promotion_version o where o.promotion_id = v.promotion_id and (o.state <> 'refused' or o.version > v.version)
);
delete from promotion_version where state = 'refused';
update promotion_version set dry_run = null where dry_run is not null;
set constraints all immediate;
alter table promotion_version enable trigger promotion_version_kept;
alter table promotion_version
  add check (state <> 'refused'),
  add check (dry_run is null);

create or replace function keep_promotion_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'confirmed' or (old.state = 'proposed' and new.terms <> old.terms) then
    raise exception 'a version of a promotion stays as it was proposed';
  end if;
  return new;
end $$;

create function require_dry_run() returns trigger language plpgsql as $$
begin
  raise exception 'terms of a promotion are proposed with their dry run';
end $$;
create trigger proposal_dry_run before insert on proposal
  for each row when (new.kind = 'promotion-terms' and new.dry_run is null) execute function require_dry_run();
