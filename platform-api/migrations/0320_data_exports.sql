-- All that is held of a member, for the member to take away. The archive lies here in parts for a day, so that any machine can send it.
create table data_export (
  id           bigint generated always as identity primary key,
  brand_id     smallint not null references brand,
  member_id    bigint not null references member,
  state        text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  requested_at timestamptz not null,
  -- counts the runs of its job: a worker that hung cannot finish what another has begun again
  run          integer not null default 0 check (run >= 0),
  finished_at  timestamptz,
  expires_at   timestamptz,
  bytes        bigint check (bytes > 0),
  check ((state = 'waiting') = (finished_at is null)),
  check ((state = 'ready') = (bytes is not null)),
  check ((state = 'ready') = (expires_at is not null))
);
create index data_export_of_member on data_export (member_id, id);
create unique index data_export_waiting on data_export (member_id) where state = 'waiting';
create index data_export_expiry on data_export (expires_at) where state = 'ready';

create table data_export_part (
  export_id bigint not null references data_export on delete cascade,
  run       integer not null,
  number    integer not null check (number >= 0),
  bytes     bytea not null,
  primary key (export_id, run, number)
);
-- An archive is compressed already.
alter table data_export_part alter column bytes set storage external;

create index uploaded_image_of_owner on uploaded_image (owner_kind, owner_id);
