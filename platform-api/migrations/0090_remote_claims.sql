-- Owners of routes, slots, menu entries, message namespaces and modals: the first release that names one claims it for its
-- remote; operators change owners.
create table remote_claim (
  kind text not null check (kind in ('route', 'slot', 'menu', 'namespace', 'modal')),
  name text not null,
  remote text not null check (remote ~ '^[a-z][a-z0-9-]*$'),
  claimed_at timestamptz not null default now(),
  primary key (kind, name)
);

-- What the releases that brands run have claimed so far, oldest registration first.
with manifest as (
  select distinct release.remote, release.registered_at, release.document -> 'manifest' as document
  from remote_release release join brand_remote on brand_remote.remote = release.remote and stable = version
  where kind = 'remote'
), claim as (
  select 'namespace' as kind, document ->> 'namespace' as name, remote, registered_at from manifest
  union all
  select 'route', route ->> 'pattern', remote, registered_at
    from manifest, jsonb_array_elements(document -> 'routes') route
  union all
  select 'slot',
      case when slot ->> 'slot' in ('header.balance', 'member.frame') then slot ->> 'slot'
        else (slot ->> 'slot') || '/' || (slot ->> 'id') end,
      remote, registered_at
    from manifest, jsonb_array_elements(document -> 'slots') slot
  union all
  select 'menu', (entry ->> 'place') || '/' || (entry ->> 'id'), remote, registered_at
    from manifest, jsonb_array_elements(document -> 'menu') entry
  union all
  select 'modal', modal ->> 'id', remote, registered_at from manifest, jsonb_array_elements(document -> 'modals') modal
)
insert into remote_claim (kind, name, remote)
select kind, name, remote from claim where name is not null order by registered_at on conflict do nothing;
