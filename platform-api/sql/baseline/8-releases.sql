-- Releases of the shell and the remotes, and which of them each brand runs.
create table remote_release (
  remote           text not null check (remote ~ '^[a-z][a-z0-9-]*$'),
  version          text not null,
  kind             text not null check (kind in ('shell', 'remote')),
  -- release.json as it was published (shared/contract/src/release.ts)
  document         jsonb not null,
  registered_at    timestamptz not null default now(),
  -- A removed release stays in the list, so that its name and version are never published with other content.
  removed_at       timestamptz,
  files_removed_at timestamptz,
  -- where its files lie, ends with a slash; null: the release folder, served by the edge
  base_url         text,
  -- empty: it may run on every brand
  brand_ids        smallint[] not null default '{}',
  -- team, commit, author, notes, link to the change; null for what a checkout or an image brought
  provenance       jsonb,
  primary key (remote, version)
);
create trigger remote_release_immutable before update on remote_release
  for each row execute function refuse_release_change();

create table brand_remote (
  brand_id        smallint not null references brand,
  remote          text not null,
  enabled         boolean not null default true,
  stable          text not null,
  -- the stable release before this one: rides along as the fall-back, and is where a rollback goes
  previous        text,
  canary          text,
  canary_percent  smallint not null default 0 check (canary_percent between 0 and 100),
  pinned          text,
  -- takes over the newest build of the checkout at start; false once an operator has chosen
  follows_build   boolean not null default false,
  changed_at      timestamptz not null default now(),
  -- Raised by every change: an operator who decided on an older state is refused.
  revision        integer not null default 0,
  -- What members read where a remote is off, by language. The operator's reason is in the audit log and is not shown to them.
  off_notices     jsonb not null default '{}',
  -- The revision at which an operator last had open pages reload for what the brand runs of the app; 0: never.
  reload_revision integer not null default 0,
  primary key (brand_id, remote),
  foreign key (remote, stable) references remote_release (remote, version),
  foreign key (remote, previous) references remote_release (remote, version),
  foreign key (remote, canary) references remote_release (remote, version),
  foreign key (remote, pinned) references remote_release (remote, version)
);

-- How loads of remotes went, counted by the hour.
create table remote_telemetry (
  brand_id smallint not null references brand,
  remote   text not null,
  version  text not null,
  outcome  text not null check (outcome in ('loaded', 'slow', 'failed', 'threw', 'error', 'blocked', 'success')),
  reason   text not null default '',
  hour     timestamptz not null,
  loads    bigint not null default 0,
  -- of the stack of what was thrown
  digest   text not null default '',
  primary key (brand_id, remote, version, outcome, reason, digest, hour)
);

-- How long loads took, by the hour and the upper bound of the time.
create table remote_load_duration (
  brand_id smallint not null references brand,
  remote   text not null,
  version  text not null,
  hour     timestamptz not null,
  up_to_ms integer not null,
  loads    bigint not null,
  primary key (brand_id, remote, version, hour, up_to_ms)
);

-- Reports that were not counted, and why.
create table refused_telemetry (
  brand_id smallint not null references brand,
  reason   text not null check (reason in ('unsigned', 'expired', 'unknown', 'limit')),
  hour     timestamptz not null,
  reports  bigint not null,
  primary key (brand_id, reason, hour)
);

-- Owners of routes, slots, menu entries, message namespaces and modals: the first release that names one claims it for its
-- remote; operators change owners.
create table remote_claim (
  kind       text not null check (kind in ('route', 'slot', 'menu', 'namespace', 'modal')),
  name       text not null,
  remote     text not null check (remote ~ '^[a-z][a-z0-9-]*$'),
  claimed_at timestamptz not null default now(),
  primary key (kind, name)
);

-- What each brand knows of the releases that it has run.
create table brand_release (
  brand_id       smallint not null references brand,
  remote         text not null,
  version        text not null,
  -- when it last became the stable release; null for one that never was
  stable_at      timestamptz,
  -- until when visitors were given it, as stable, canary or pin; null while it never was
  served_until   timestamptz,
  -- an operator's word; a release that was rolled back is bad, and is not served again until an operator says otherwise
  verdict        text check (verdict in ('good', 'bad')),
  verdict_reason text,
  primary key (brand_id, remote, version),
  foreign key (remote, version) references remote_release (remote, version)
);

-- Tokens of teams that publish releases over HTTP.
create table release_token (
  id           bigint generated always as identity primary key,
  team         text not null,
  token_hash   bytea not null unique,
  -- Ed25519, SPKI, base64: releases are signed with its private half
  public_key   text not null,
  remotes      text[] not null check (cardinality(remotes) > 0),
  -- empty: every brand
  brand_ids    smallint[] not null default '{}',
  -- how far the team may take a release itself
  stage        text not null check (stage in ('register', 'canary')),
  created_by   bigint not null references operator,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  last_used_at timestamptz,
  revoked_at   timestamptz
);

-- Roll-outs: a release reaches a brand's visitors in rising shares, and is compared with the stable one on the way.
create table roll_out (
  id              bigint generated always as identity primary key,
  brand_id        smallint not null references brand,
  remote          text not null,
  version         text not null,
  -- the stable release that it is compared with
  baseline        text not null,
  -- shared/contract/src/roll-out.ts
  steps           jsonb not null,
  -- index of the current step; null until it starts
  step            smallint,
  starts_at       timestamptz not null,
  step_started_at timestamptz,
  -- loads of the release at the brand when the step started
  step_loads      bigint not null default 0,
  halts_by_itself boolean not null,
  state           text not null default 'scheduled' check (state in ('scheduled', 'running', 'complete', 'halted', 'stopped')),
  -- the signals that were worse than the baseline's, with both shares, when it last looked
  findings        jsonb not null default '[]',
  started_by      integer not null references operator,
  reason          text not null,
  created_at      timestamptz not null,
  ended_at        timestamptz,
  foreign key (remote, version) references remote_release (remote, version),
  foreign key (remote, baseline) references remote_release (remote, version),
  check ((state in ('complete', 'halted', 'stopped')) = (ended_at is not null)),
  check (step is not null or state <> 'running'),
  check (step is null or state <> 'scheduled'),
  check ((step is null) = (step_started_at is null))
);
create unique index roll_out_active on roll_out (brand_id, remote) where state in ('scheduled', 'running');
create index roll_out_of_brand on roll_out (brand_id, id desc);

-- While one is open no release moves forward; switching off and rolling back always work.
create table freeze_window (
  id         integer generated always as identity primary key,
  -- null: every brand
  brand_id   smallint references brand,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null check (ends_at > starts_at),
  reason     text not null,
  created_by integer not null references operator
);

-- What an operator on duty must hear of.
create table alert (
  id              bigint generated always as identity primary key,
  brand_id        smallint not null references brand,
  kind            text not null,
  remote          text not null,
  version         text not null,
  -- as of the roll-out
  findings        jsonb not null,
  raised_at       timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by integer references operator,
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
create index alert_open on alert (brand_id, id desc) where acknowledged_at is null;
