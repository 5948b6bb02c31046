-- Who does what one process does at a time, and until when, by the clock of the database.
create table lease (
  name text primary key,
  -- Rises with each holder: what an earlier one still writes carries an older number, and is refused.
  number bigint not null default 1,
  expires_at timestamptz not null
);
