-- A row once the demo history is complete: `npm start` creates the history only in a database without one.
create table demo_history (
  only_row     boolean primary key default true check (only_row),
  completed_at timestamptz not null
);
