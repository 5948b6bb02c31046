-- What must be wagered before money may leave, and the password that lets it leave. Amounts in ledger units.

create table wagering_requirement (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references member,
  -- who names the key, such as `deposit` or `bonus`; each requirement is made once
  source     text not null,
  key        text not null,
  amount     bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  -- when nothing was left to wager; what is met once stays met
  met_at     timestamptz,
  unique (source, key)
);
create index wagering_requirement_open on wagering_requirement (member_id, created_at) where met_at is null;

-- Tries at the withdraw password (member.payment_password_hash): a few digits, so few tries.
create table withdraw_password_try (
  member_id    bigint primary key references member,
  -- begun since the last right one
  tries        smallint not null check (tries between 0 and 5),
  -- set with the fifth
  locked_until timestamptz
);
alter table member add column payment_password_changed_at timestamptz;
