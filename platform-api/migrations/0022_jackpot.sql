-- The counter's value is computed from these and the time; nothing grows.
create table jackpot_counter (
  brand_id    smallint primary key references brand (id),
  seed        text not null,
  started_at  timestamptz not null,
  start_units bigint not null check (start_units > 0)
);
