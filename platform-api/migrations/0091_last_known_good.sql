-- What each brand knows of the releases that it has run.
create table brand_release (
  brand_id smallint not null references brand,
  remote text not null,
  version text not null,
  -- when it last became the stable release; null for one that never was
  stable_at timestamptz,
  -- until when visitors were given it, as stable, canary or pin; null while it never was
  served_until timestamptz,
  -- an operator's word; a release that was rolled back is bad, and is not served again until an operator says otherwise
  verdict text check (verdict in ('good', 'bad')),
  verdict_reason text,
  primary key (brand_id, remote, version),
  foreign key (remote, version) references remote_release (remote, version)
);

insert into brand_release (brand_id, remote, version, stable_at, served_until)
select brand_id, remote, previous, changed_at - interval '1 second', changed_at
  from brand_remote where previous is not null and previous <> stable
union all
select brand_id, remote, stable, changed_at, null from brand_remote;

-- Raised by every change: an operator who decided on an older state is refused.
alter table brand_remote add revision integer not null default 0;

-- A removed release stays in the list, so that its name and version are never published with other content.
alter table remote_release add removed_at timestamptz, add files_removed_at timestamptz;
