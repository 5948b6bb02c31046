-- Deposits, complete: fees, bonus offers, and bank transfers that an operator checks. Amounts in ledger units.

-- How one pays: on the provider's page, or by a transfer to one of the brand's accounts.
alter table deposit_channel
  add column method text not null default 'redirect' check (method in ('redirect', 'transfer')),
  -- the fee of one deposit: hundredths of a percent of the amount, and a fixed part
  add column fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  add column fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  -- brand: the member gets all that was paid; member: the fee is taken from it
  add column fee_bearer text not null default 'brand' check (fee_bearer in ('brand', 'member')),
  -- how much of what is credited must be staked before money may leave
  add column wagering_percent integer not null default 100 check (wagering_percent between 0 and 10000);

-- The brand's own bank accounts, to which members transfer.
create table receiving_account (
  id           integer generated always as identity primary key,
  channel_id   integer not null references deposit_channel,
  bank         text not null check (length(bank) between 1 and 80),
  holder       text not null check (length(holder) between 1 and 80),
  number       text not null check (length(number) between 4 and 40),
  enabled      boolean not null default true,
  -- the one that was named longest ago is named next
  last_used_at timestamptz not null default 'epoch',
  unique (channel_id, number)
);

-- A bonus that a member can take with a deposit.
create table deposit_offer (
  id             integer generated always as identity primary key,
  brand_id       smallint not null references brand,
  code           text not null check (code ~ '^[a-z0-9-]{2,32}$'),
  -- language -> name; English is always there
  names          jsonb not null check (names ? 'en'),
  percent        integer not null check (percent between 1 and 1000),
  cap            bigint not null check (cap > 0),
  minimum        bigint not null check (minimum > 0),
  -- how often the bonus must be staked before money may leave
  wagering_times integer not null check (wagering_times between 0 and 100),
  frequency      text not null check (frequency in ('once', 'daily')),
  enabled        boolean not null default true,
  sort_order     smallint not null default 0,
  unique (brand_id, code)
);

alter table deposit
  -- what held when it was begun: fee, wagering and offer, as jsonb; later changes of a channel or an offer leave it alone
  add column terms jsonb not null default '{}',
  add column offer_id integer references deposit_offer,
  -- what arrived, when an operator says so; null: what was ordered
  add column received bigint check (received > 0),
  add column fee bigint not null default 0 check (fee >= 0),
  add column bonus bigint not null default 0 check (bonus >= 0),
  -- bank transfers: the account that was named, and what the member writes into the transfer
  add column receiving_account jsonb,
  add column transfer_reference text unique,
  add column proof_image_ids uuid[] not null default '{}' check (cardinality(proof_image_ids) <= 3),
  add column proof_note text,
  add column proof_at timestamptz,
  add column decided_by integer references operator,
  add column decision_reason text,
  add check ((proof_at is null) = (cardinality(proof_image_ids) = 0));
-- The queue of the operators.
create index deposit_in_review on deposit (proof_at) where state = 'pending' and proof_at is not null;
create index deposit_open on deposit (created_at) where state in ('created', 'pending');

-- Each offer once a member and period: `once`, or the brand's day for those that return daily.
create table deposit_offer_use (
  offer_id   integer not null references deposit_offer,
  member_id  bigint not null references member,
  period     text not null,
  deposit_id uuid not null references deposit,
  bonus      bigint not null check (bonus > 0),
  used_at    timestamptz not null default now(),
  primary key (offer_id, member_id, period)
);
