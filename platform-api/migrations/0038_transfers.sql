-- Money that moves between two members of one line, and between an agent's cash and float. Amounts in ledger units.

create table fund_transfer (
  -- the ledger transaction that moved the money
  id             bigint primary key,
  brand_id       smallint not null,
  -- own: between the two accounts of an agent
  way            text not null check (way in ('upline', 'downline', 'own')),
  from_member    bigint not null references member,
  from_account   account_kind not null check (from_account in ('cash', 'agent')),
  to_member      bigint not null references member,
  to_account     account_kind not null check (to_account in ('cash', 'agent')),
  amount         bigint not null check (amount > 0),
  -- what each account held afterwards
  from_balance   bigint not null check (from_balance >= 0),
  to_balance     bigint not null check (to_balance >= 0),
  created_at     timestamptz not null default now(),
  check ((way = 'own') = (from_member = to_member)),
  check (from_member <> to_member or from_account <> to_account)
);
create index fund_transfer_from on fund_transfer (from_member, created_at desc);
create index fund_transfer_to on fund_transfer (to_member, created_at desc);
create trigger fund_transfer_append_only before update or delete or truncate on fund_transfer
  for each statement execute function refuse_change();
