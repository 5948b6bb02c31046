-- The ledger: accounts, wallets, transaction headers and append-only postings.
-- Every amount is in ledger units: 1/100,000 of the currency unit.

create type account_kind as enum
  ('cash', 'bonus', 'held', 'receivable', 'agent', 'house', 'psp', 'promotion', 'jackpot', 'payable');

create table ledger_account (
  id        bigint generated always as identity primary key,
  kind      account_kind not null,
  brand_id  smallint not null references brand,
  currency  char(3) not null,
  -- whose account it is; null for the brand's own
  member_id bigint references member,
  -- which payment channel or jackpot pool, otherwise empty
  purpose   text not null default '',
  check ((member_id is not null) = (kind in ('cash', 'bonus', 'held', 'receivable', 'agent'))),
  check ((purpose <> '') = (kind in ('psp', 'jackpot')))
);
create unique index ledger_account_of_member on ledger_account (member_id, kind) where member_id is not null;
create unique index ledger_account_of_brand on ledger_account (brand_id, kind, purpose) where member_id is null;

-- The running balance of a member's account; its lock serialises that member's money.
-- Brand accounts have none on purpose: one hot row would serialise the whole brand. Theirs is the fold of the postings.
create table wallet (
  account_id bigint primary key references ledger_account,
  member_id  bigint not null references member,
  kind       account_kind not null,
  -- what the member has, and for `receivable` what the member owes: never negative
  balance    bigint not null default 0 check (balance >= 0),
  unique (member_id, kind)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

create type movement_kind as enum
  ('bet', 'win', 'rollback', 'rollback_repeat', 'tombstone', 'deposit', 'withdrawal', 'transfer', 'promotion', 'adjustment');

-- One business transaction, and at once its idempotency record: the key, what was asked, what came out.
create table ledger_transaction (
  id            bigint generated always as identity primary key,
  -- who names the key: 'vendor:<code>', 'cashier:<channel>', ...
  source        text not null,
  key           text not null,
  -- digest of the request's money fields; null for a tombstone, which nobody asked for
  fingerprint   bytea,
  kind          movement_kind not null,
  brand_id      smallint not null,
  member_id     bigint,
  -- signed effect on the member's cash, and the cash left after it
  cash_change   bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  -- the transaction that this one settles or reverses
  refers_to     bigint,
  detail        jsonb,
  created_at    timestamptz not null default now(),
  unique (source, key)
);
create index ledger_transaction_of_member on ledger_transaction (member_id, created_at);
-- Nothing is reversed twice.
create unique index ledger_transaction_one_reversal on ledger_transaction (refers_to) where kind = 'rollback';

-- An amount that moves from one account to another. A pair cannot fail to sum to zero.
create table posting (
  transaction_id bigint not null,
  line           smallint not null,
  debit_account  bigint not null,
  credit_account bigint not null,
  amount         bigint not null check (amount > 0),
  primary key (transaction_id, line),
  check (debit_account <> credit_account)
);

-- The postings seen from one account: what left is negative, what came is positive.
create view ledger_entry as
  select transaction_id, line, debit_account as account_id, -amount as amount from posting
  union all
  select transaction_id, line, credit_account, amount from posting;

-- One statement-level check per batch costs a fraction of row-level foreign keys, and says more:
-- the header exists, both accounts exist, and money never changes its currency or its brand.
create function check_postings() returns trigger language plpgsql as $$
begin
  if exists (
    select from added p
    left join ledger_transaction t on t.id = p.transaction_id
    left join ledger_account d on d.id = p.debit_account
    left join ledger_account c on c.id = p.credit_account
    where (d.currency = c.currency and d.brand_id = c.brand_id and t.brand_id = d.brand_id) is not true
  ) then
    raise exception 'a posting joins unknown accounts, or accounts of two currencies or brands' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger posting_is_sound after insert on posting
  referencing new table as added for each statement execute function check_postings();

create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_change();
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_change();
