-- Withdrawals: where money goes, what members asked for, what payers were told and said. Amounts in ledger units.

-- What a rejected withdrawal gives back, and what leaves with a payer.
alter type movement_kind add value 'withdrawal_return';
alter type movement_kind add value 'payout';

create table payout_institution (
  id             integer generated always as identity primary key,
  brand_id       smallint not null references brand,
  code           text not null check (code ~ '^[a-z0-9-]{2,32}$'),
  kind           text not null check (kind in ('bank', 'ewallet')),
  -- the adapter that speaks with the payer; also the purpose of the ledger's psp account
  payer          text not null,
  -- language -> name; English is always there
  names          jsonb not null check (names ? 'en'),
  number_pattern text not null,
  number_example text not null,
  sort_order     smallint not null,
  enabled        boolean not null default true,
  unique (brand_id, code)
);

create table payee (
  id             uuid primary key,
  brand_id       smallint not null references brand,
  member_id      bigint not null references member,
  institution_id integer not null references payout_institution,
  holder         text not null,
  -- AES-256-GCM under a key of the state folder, bound to the payee
  sealed_number  bytea not null,
  -- keyed digest of the number: nobody else of the brand may register it
  number_digest  bytea not null,
  number_tail    text not null,
  added_at       timestamptz not null,
  usable_from    timestamptz not null,
  removed_at     timestamptz,
  unique (institution_id, number_digest)
);
create index payee_of_member on payee (member_id);

create type withdrawal_state as enum
  ('review', 'approved', 'sent', 'failed', 'paid', 'not_received', 'partially_received', 'received', 'rejected');

create table withdrawal (
  id               uuid primary key default gen_random_uuid(),
  brand_id         smallint not null references brand,
  member_id        bigint not null references member,
  payee_id         uuid not null references payee,
  amount           bigint not null check (amount > 0),
  currency         char(3) not null,
  state            withdrawal_state not null default 'review',
  -- the review as it was when the member asked: rules hit, their scores
  hits             jsonb not null,
  score            smallint not null,
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  -- the member's intent; the same key with other content is refused
  idempotency_key  text not null,
  fingerprint      bytea not null,
  -- sum of what payers have paid of it; more than the amount when the brand paid again what a member missed
  paid_amount      bigint not null default 0 check (paid_amount >= 0),
  received_amount  bigint check (received_amount > 0 and received_amount < amount),
  receipt          text check (receipt in ('member', 'auto', 'forced')),
  auto_receipt_at  timestamptz,
  reason           text,
  created_at       timestamptz not null,
  finished_at      timestamptz,
  unique (member_id, idempotency_key),
  check ((state = 'received') = (receipt is not null)),
  check ((state in ('received', 'rejected')) = (finished_at is not null)),
  check ((state = 'paid') = (auto_receipt_at is not null)),
  -- what was paid is not returned, what was returned is not paid
  check (state <> 'rejected' or paid_amount = 0),
  check (state not in ('paid', 'received', 'not_received', 'partially_received') or paid_amount >= amount)
);
create index withdrawal_of_member on withdrawal (member_id, created_at desc);
create index withdrawal_waiting on withdrawal (brand_id, state, created_at) where state not in ('received', 'rejected');
create index withdrawal_over on withdrawal (brand_id, finished_at desc) where state in ('received', 'rejected');

-- Nobody approves twice.
create table withdrawal_approval (
  withdrawal_id uuid not null references withdrawal,
  operator_id   integer not null references operator,
  at            timestamptz not null,
  primary key (withdrawal_id, operator_id)
);

-- One order to a payer. Its id is the payer's key: asked again, it pays once.
create table disbursement (
  id              uuid primary key default gen_random_uuid(),
  withdrawal_id   uuid not null references withdrawal,
  seq             smallint not null,
  amount          bigint not null check (amount > 0),
  payer           text not null,
  state           text not null default 'ordered' check (state in ('ordered', 'sent', 'paid', 'failed')),
  payer_reference text,
  failure         text,
  transaction_id  bigint,
  created_at      timestamptz not null,
  finished_at     timestamptz,
  unique (withdrawal_id, seq),
  check ((state = 'paid') = (transaction_id is not null)),
  check ((state in ('paid', 'failed')) = (finished_at is not null))
);
create unique index disbursement_open on disbursement (withdrawal_id) where state in ('ordered', 'sent');

-- Every authentic call-back once, with what came of it: a repeat is answered the same.
create table payer_event (
  payer           text not null,
  event_id        text not null,
  disbursement_id uuid not null,
  kind            text not null,
  outcome         text not null check (outcome in ('applied', 'no_effect', 'mismatch', 'unknown', 'contradicted')),
  received_at     timestamptz not null default now(),
  primary key (payer, event_id)
);

-- The way of a withdrawal, step by step.
create table withdrawal_step (
  id            bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal,
  at            timestamptz not null,
  step          text not null,
  actor_kind    text not null check (actor_kind in ('member', 'operator', 'payer', 'system')),
  actor_id      bigint,
  amount        bigint,
  -- for member and operators; null where it is for operators only
  note          text,
  inner_note    text,
  images        uuid[] not null default '{}'
);
create index withdrawal_step_of on withdrawal_step (withdrawal_id, id);
create trigger withdrawal_step_append_only before update or delete or truncate on withdrawal_step
  for each statement execute function refuse_change();
