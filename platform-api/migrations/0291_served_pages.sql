-- Pages that the edge served with a release, and how many of them have reported about its remote, by the minute in which they
-- were served. Kept for two days: a roll-out looks at its current step.
create table served_pages (
  brand_id  smallint not null references brand,
  remote    text not null,
  version   text not null,
  minute    timestamptz not null,
  pages     bigint not null default 0,
  reporting bigint not null default 0,
  primary key (brand_id, remote, version, minute)
);
create index served_pages_age on served_pages (minute);

-- Which pages have reported about which remote, so that each counts once whichever process it reports to; kept while their
-- tokens are good.
create table reporting_page (
  page        text not null,
  remote      text not null,
  reported_at timestamptz not null,
  primary key (page, remote)
);
create index reporting_page_age on reporting_page (reported_at);
