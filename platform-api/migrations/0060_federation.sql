-- Releases of the shell and the remotes, and which of them each brand runs.

create table remote_release (
  remote text not null check (remote ~ '^[a-z][a-z0-9-]*$'),
  version text not null,
  kind text not null check (kind in ('shell', 'remote')),
  -- release.json as it was published (shared/contract/src/release.ts)
  document jsonb not null,
  registered_at timestamptz not null default now(),
  primary key (remote, version)
);

create function refuse_release_change() returns trigger language plpgsql as $$
begin
  raise exception 'releases are immutable: % %', old.remote, old.version using errcode = 'insufficient_privilege';
end $$;
create trigger remote_release_immutable before update on remote_release
  for each row execute function refuse_release_change();

create table brand_remote (
  brand_id smallint not null references brand,
  remote text not null,
  enabled boolean not null default true,
  -- shown to visitors' support when it is off
  disabled_reason text,
  stable text not null,
  -- the stable release before this one: rides along as the fall-back, and is where a rollback goes
  previous text,
  canary text,
  canary_percent smallint not null default 0 check (canary_percent between 0 and 100),
  pinned text,
  -- takes over the newest build of the checkout at start; false once an operator has chosen
  follows_build boolean not null default true,
  changed_at timestamptz not null default now(),
  primary key (brand_id, remote),
  foreign key (remote, stable) references remote_release (remote, version),
  foreign key (remote, previous) references remote_release (remote, version),
  foreign key (remote, canary) references remote_release (remote, version),
  foreign key (remote, pinned) references remote_release (remote, version)
);

-- How loads of remotes went, counted by the hour.
create table remote_telemetry (
  brand_id smallint not null references brand,
  remote text not null,
  version text not null,
  outcome text not null check (outcome in ('loaded', 'slow', 'failed', 'threw')),
  reason text not null default '',
  hour timestamptz not null,
  loads bigint not null default 0,
  primary key (brand_id, remote, version, outcome, reason, hour)
);
