-- What an operator's list of sessions shows, and by what a session is named there: the token's digest stays inside.
alter table operator_session
  add column id bigint generated always as identity unique,
  add column ip inet,
  add column user_agent text not null default '';
create index operator_session_operator on operator_session (operator_id);

-- Networks from which operators have logged in: a share of the comparisons of passwords is kept for them.
create table operator_address (
  operator_id   integer not null references operator,
  network       cidr not null,
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (operator_id, network)
);
create index operator_address_last_seen on operator_address (last_seen_at);
