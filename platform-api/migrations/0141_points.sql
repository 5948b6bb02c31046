-- Points: what earns them, what they are exchanged for, and who redeemed what. The points themselves are units (0140).

-- Versions of a brand's rules. A version counts from a business day on; the one that counts is the highest of those.
create table point_rules (
  brand_id    smallint not null references brand,
  version     integer not null check (version > 0),
  -- game type -> valid bet that earns one point, ledger units
  earn        jsonb not null check (jsonb_typeof(earn) = 'object'),
  -- [{points, amount}] in rising order, amount in ledger units
  exchange    jsonb not null check (jsonb_typeof(exchange) = 'array'),
  -- grants of operators above this need two persons
  grant_limit bigint not null check (grant_limit >= 0),
  -- language -> text
  terms       jsonb not null,
  state       text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  from_day    date,
  reason      text not null,
  -- null: set up with the brand
  proposed_by integer references operator,
  proposed_at timestamptz not null default now(),
  decided_by  integer references operator,
  decided_at  timestamptz,
  primary key (brand_id, version),
  check ((state = 'approved') = (from_day is not null)),
  check (state <> 'approved' or decided_by <> proposed_by),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index point_rules_one_proposal on point_rules (brand_id) where state = 'waiting';

create table point_good (
  id           uuid primary key,
  brand_id     smallint not null references brand,
  -- language -> text
  names        jsonb not null,
  descriptions jsonb not null,
  picture      text not null,
  delivery     text not null check (delivery in ('shipped', 'digital')),
  points       bigint not null check (points > 0),
  -- valid bet of the last 30 business days that it asks for, ledger units
  play         bigint not null default 0 check (play >= 0),
  stock        integer not null check (stock >= 0),
  per_member   integer check (per_member > 0),
  enabled      boolean not null default true,
  created_at   timestamptz not null default now()
);
create index point_good_of_brand on point_good (brand_id, points);

create table point_redeem (
  id             uuid primary key default gen_random_uuid(),
  -- encoded, it is the reference number that the member sees
  number         bigint generated always as identity unique,
  brand_id       smallint not null references brand,
  member_id      bigint not null references member,
  idempotency_key text not null,
  fingerprint    bytea not null check (length(fingerprint) = 16),
  type           text not null check (type in ('shipped', 'digital', 'money')),
  good_id        uuid references point_good,
  quantity       integer not null check (quantity > 0),
  points         bigint not null check (points > 0),
  play           bigint not null default 0 check (play >= 0),
  -- what the points gave in money, ledger units
  amount         bigint check (amount >= 0),
  state          text not null default 'in_process' check (state in ('in_process', 'approved', 'rejected')),
  -- points of the member after the last movement of this redeem
  balance_after  bigint not null check (balance_after >= 0),
  address        text not null default '',
  mobile         text not null default '',
  shipment       text,
  remark         text,
  created_at     timestamptz not null,
  decided_by     integer references operator,
  decided_at     timestamptz,
  unique (member_id, idempotency_key),
  check ((type = 'money') = (good_id is null)),
  check ((type = 'money') = (amount is not null)),
  check (type <> 'money' or state = 'approved'),
  check ((state = 'rejected') = (remark is not null)),
  check (type = 'money' or (state = 'approved') = (shipment is not null)),
  check (type = 'money' or (state = 'in_process') = (decided_by is null))
);
create index point_redeem_of_member on point_redeem (member_id, number desc);
create index point_redeem_of_good on point_redeem (good_id, member_id) where state <> 'rejected';
create index point_redeem_queue on point_redeem (brand_id, number) where state = 'in_process';

-- Points that operators gave (above zero) or took.
create table point_grant (
  id          uuid primary key,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  points      bigint not null check (points <> 0),
  state       text not null check (state in ('waiting', 'approved', 'refused')),
  -- above the bound of the rules: a second operator decided or will decide it
  needs_two   boolean not null,
  reason      text not null,
  proposed_by integer not null references operator,
  proposed_at timestamptz not null,
  decided_by  integer references operator,
  decided_at  timestamptz,
  check (state <> 'approved' or not needs_two or decided_by is not null and decided_by <> proposed_by),
  check (state <> 'waiting' or needs_two and decided_by is null)
);
create index point_grant_of_brand on point_grant (brand_id, proposed_at desc);

-- Every change of goods by an operator, once per key.
create table point_good_change (
  good_id         uuid not null references point_good,
  idempotency_key text not null,
  fingerprint     bytea not null check (length(fingerprint) = 16),
  stock_change    integer not null,
  operator_id     integer not null references operator,
  at              timestamptz not null,
  primary key (good_id, idempotency_key)
);
create trigger point_good_change_append_only before update or delete or truncate on point_good_change
  for each statement execute function refuse_change();
