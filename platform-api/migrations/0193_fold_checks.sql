-- What the nightly verification of the folds found, by UTC day and check.
create table fold_check (
  day         date not null,
  name        text not null,
  at          timestamptz not null,
  -- how long the check took
  ms          integer not null check (ms >= 0),
  -- rows that differ, as many as the verifier reports at most
  differences integer not null check (differences >= 0),
  -- the first of them
  sample      jsonb,
  primary key (day, name),
  check ((differences = 0) = (sample is null))
);
