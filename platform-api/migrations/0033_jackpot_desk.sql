-- What operators do with the counter of a brand.

-- Whether members see it.
alter table jackpot_counter add column enabled boolean not null default true;

create table jackpot_change (
  id           bigint generated always as identity primary key,
  brand_id     smallint not null references brand,
  kind         text not null check (kind in ('restarted', 'shown', 'hidden')),
  -- Ledger units: what the counter had reached, and what it has run from since.
  before_units bigint not null,
  start_units  bigint not null check (start_units > 0),
  -- The operator.
  changed_by   integer not null,
  reason       text not null,
  changed_at   timestamptz not null
);
create index jackpot_change_latest on jackpot_change (brand_id, id desc);
