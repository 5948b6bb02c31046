-- The second factor of operators, as members have one: an authenticator app, with recovery codes.
create table operator_authenticator (
  operator_id   integer primary key references operator,
  -- AES-256-GCM under a key of the state folder, bound to the operator
  sealed_secret bytea not null,
  -- null until the first code was right
  confirmed_at  timestamptz,
  -- 30-second step of the last code that was accepted: none counts twice
  last_step     bigint not null default 0
);
create table operator_recovery_code (
  operator_id integer not null references operator_authenticator on delete cascade,
  code_hash   bytea not null,
  used_at     timestamptz,
  primary key (operator_id, code_hash)
);
