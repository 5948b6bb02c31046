-- Units that are no money, such as points: a double-entry ledger of their own. Whole numbers; members' accounts alone store a balance, so
-- that grants of a brand do not wait for one row.

create table unit_account (
  id        bigint generated always as identity primary key,
  brand_id  smallint not null references brand,
  unit      text not null check (unit ~ '^[a-z][a-z0-9_]{1,31}$'),
  -- member: what a member has; issued, redeemed, expired: the brand's side of what came and went
  kind      text not null check (kind in ('member', 'issued', 'redeemed', 'expired')),
  member_id bigint references member,
  balance   bigint check (balance >= 0),
  unique nulls not distinct (brand_id, unit, kind, member_id),
  check ((kind = 'member') = (member_id is not null)),
  check ((kind = 'member') = (balance is not null))
);
create index unit_account_of_member on unit_account (member_id, unit) where kind = 'member';

create table unit_transaction (
  id          bigint generated always as identity primary key,
  brand_id    smallint not null references brand,
  unit        text not null,
  -- the key is unique within its source, permanently
  source      text not null,
  key         text not null,
  fingerprint bytea not null check (length(fingerprint) = 16),
  -- what happened, in the words of the unit's module
  kind        text not null check (kind ~ '^[a-z][a-z_]{1,31}$'),
  reference   jsonb not null default '{}',
  at          timestamptz not null default now(),
  unique (source, key)
);

create table unit_posting (
  transaction_id bigint not null references unit_transaction,
  account_id     bigint not null references unit_account,
  amount         bigint not null check (amount <> 0),
  -- null for the brand's accounts
  balance_after  bigint,
  primary key (transaction_id, account_id)
);
create index unit_posting_of_account on unit_posting (account_id, transaction_id desc);

create trigger unit_transaction_append_only before update or delete or truncate on unit_transaction
  for each statement execute function refuse_change();
create trigger unit_posting_append_only before update or delete or truncate on unit_posting
  for each statement execute function refuse_change();
