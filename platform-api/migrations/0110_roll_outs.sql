-- Roll-outs: a release reaches a brand's visitors in rising shares, and is compared with the stable one on the way.
create table roll_out (
  id bigint generated always as identity primary key,
  brand_id smallint not null references brand,
  remote text not null,
  version text not null,
  -- the stable release that it is compared with
  baseline text not null,
  -- shared/contract/src/roll-out.ts
  steps jsonb not null,
  -- index of the current step; null until it starts
  step smallint,
  starts_at timestamptz not null,
  step_started_at timestamptz,
  -- loads of the release at the brand when the step started
  step_loads bigint not null default 0,
  halts_by_itself boolean not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'running', 'complete', 'halted', 'stopped')),
  -- the signals that were worse than the baseline's, with both shares, when it last looked
  findings jsonb not null default '[]',
  started_by integer not null references operator,
  reason text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
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
  id integer generated always as identity primary key,
  -- null: every brand
  brand_id smallint references brand,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  reason text not null,
  created_by integer not null references operator
);

-- What an operator on duty must hear of.
create table alert (
  id bigint generated always as identity primary key,
  brand_id smallint not null references brand,
  kind text not null,
  remote text not null,
  version text not null,
  -- as of the roll-out
  findings jsonb not null,
  raised_at timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by integer references operator,
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
create index alert_open on alert (brand_id, id desc) where acknowledged_at is null;
