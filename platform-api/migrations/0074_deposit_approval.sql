-- From a brand's bound on, two operators credit a bank transfer: what each of them says has arrived. Only equal amounts count together.
create table deposit_approval (
  deposit_id  uuid not null references deposit,
  operator_id integer not null references operator,
  received    bigint not null check (received > 0),
  at          timestamptz not null,
  primary key (deposit_id, operator_id)
);
