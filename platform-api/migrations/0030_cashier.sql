-- Deposits: channels of the brands, what members started, what providers reported. Amounts in ledger units.

create table deposit_channel (
  id         integer generated always as identity primary key,
  brand_id   smallint not null references brand,
  -- also the purpose of the ledger's psp account
  code       text not null check (code ~ '^[a-z0-9-]{2,32}$'),
  -- the adapter that speaks with the payment provider
  provider   text not null,
  -- language -> name; English is always there
  names      jsonb not null check (names ? 'en'),
  minimum    bigint not null check (minimum > 0),
  maximum    bigint not null check (maximum >= minimum),
  presets    bigint[] not null,
  sort_order smallint not null,
  enabled    boolean not null default true,
  unique (brand_id, code)
);

-- created: the provider has not confirmed that it knows of it; pending: the member can pay; the others are final,
-- except that money which arrives after all is credited.
create type deposit_state as enum ('created', 'pending', 'credited', 'declined', 'expired');

create table deposit (
  id                 uuid primary key default gen_random_uuid(),
  brand_id           smallint not null references brand,
  member_id          bigint not null references member,
  channel_id         integer not null references deposit_channel,
  amount             bigint not null check (amount > 0),
  currency           char(3) not null,
  state              deposit_state not null default 'created',
  -- the member's intent; the same key with other content is refused
  idempotency_key    text not null,
  fingerprint        bytea not null,
  -- until then the provider is being asked by somebody
  asking_until       timestamptz,
  provider_reference text,
  redirect_url       text,
  transaction_id     bigint,
  created_at         timestamptz not null default now(),
  finished_at        timestamptz,
  unique (member_id, idempotency_key),
  check ((state = 'credited') = (transaction_id is not null)),
  check ((state in ('credited', 'declined', 'expired')) = (finished_at is not null))
);
create index deposit_of_member on deposit (member_id, created_at desc);
create unique index deposit_of_provider on deposit (channel_id, provider_reference) where provider_reference is not null;

-- Every authentic call-back once, with what came of it: a repeat is answered the same.
create table psp_event (
  provider    text not null,
  event_id    text not null,
  deposit_id  uuid not null,
  kind        text not null,
  outcome     text not null check (outcome in ('credited', 'closed', 'no_effect', 'mismatch', 'unknown')),
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index psp_event_of_deposit on psp_event (deposit_id);
