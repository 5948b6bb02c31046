-- Day by day, transaction by transaction: what a vendor says happened against what the ledger holds.

-- Where a vendor's own interface is (game URL, transaction list, …); null: it has none, or lives under our roof.
alter table vendor add column api_url text check (api_url ~ '^https?://');

-- One report for each vendor and day (UTC); a repeated run writes the same report anew. Amounts in ledger units.
create table reconciliation_run (
  id           bigint generated always as identity primary key,
  vendor_id    smallint not null references vendor,
  day          date not null,
  transactions integer not null,
  matched      integer not null,
  differing    integer not null,
  -- what the two sides say was staked and paid
  our_bets     bigint not null,
  their_bets   bigint not null,
  our_wins     bigint not null,
  their_wins   bigint not null,
  finished_at  timestamptz not null default now(),
  unique (vendor_id, day)
);

-- The queue takes differences of a day beside the rounds that the ledger itself sends there.
alter table reconciliation_item
  alter column brand_id drop not null,
  alter column member_id drop not null,
  alter column transaction_id drop not null,
  alter column bet_id drop not null,
  add column vendor_id smallint references vendor,
  add column day date,
  -- the vendor's id of the transaction, which is our key of it
  add column vendor_transaction text,
  add column round_id text,
  add column ours jsonb,
  add column theirs jsonb,
  add column resolution text,
  -- the operator; null when a later run found the difference gone
  add column resolved_by integer,
  drop constraint reconciliation_item_reason_check,
  add constraint reconciliation_item_reason_check check (reason in
    ('stake_reversed_after_win', 'missing_here', 'missing_there', 'amount_differs', 'kind_differs', 'cancelled_here')),
  add constraint reconciliation_item_origin check
    ((reason = 'stake_reversed_after_win') = (bet_id is not null) and (bet_id is null) = (vendor_transaction is not null)),
  add constraint reconciliation_item_resolution check (resolution is null or resolved_at is not null);
create unique index reconciliation_item_once on reconciliation_item (vendor_id, vendor_transaction, reason)
  where vendor_transaction is not null;
create index reconciliation_item_open on reconciliation_item (id) where resolved_at is null;
