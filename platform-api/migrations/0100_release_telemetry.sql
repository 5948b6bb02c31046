-- What pages report about the releases that they run: digests of stacks beside reasons, durations as a histogram.

alter table remote_telemetry add column digest text not null default '';
alter table remote_telemetry drop constraint remote_telemetry_pkey;
alter table remote_telemetry add primary key (brand_id, remote, version, outcome, reason, digest, hour);
alter table remote_telemetry drop constraint remote_telemetry_outcome_check;
alter table remote_telemetry add constraint remote_telemetry_outcome_check
  check (outcome in ('loaded', 'slow', 'failed', 'threw', 'error', 'blocked', 'success'));

-- How long loads took, by the hour and the upper bound of the time.
create table remote_load_duration (
  brand_id smallint not null references brand,
  remote text not null,
  version text not null,
  hour timestamptz not null,
  up_to_ms integer not null,
  loads bigint not null,
  primary key (brand_id, remote, version, hour, up_to_ms)
);

-- Reports that were not counted, and why.
create table refused_telemetry (
  brand_id smallint not null references brand,
  reason text not null check (reason in ('unsigned', 'expired', 'unknown', 'limit')),
  hour timestamptz not null,
  reports bigint not null,
  primary key (brand_id, reason, hour)
);
