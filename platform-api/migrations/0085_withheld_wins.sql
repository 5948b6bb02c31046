-- Wins that wait for an operator: they reach the brand's bound, or would lift a balance beyond what a number in JSON holds exactly.

-- From this sum of a bet's payouts on, in ledger units, a win is set aside; null: never.
alter type win_request add attribute review_from bigint;

create type withheld_win_state as enum ('waiting', 'paid', 'refused', 'cancelled');

create table withheld_win (
  id          bigint generated always as identity primary key,
  source      text not null,
  key         text not null,
  fingerprint bytea not null,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  bet_id      bigint not null,
  bet_key     text not null,
  -- ledger units
  amount      bigint not null check (amount > 0),
  valid_bet   bigint,
  detail      jsonb,
  state       withheld_win_state not null default 'waiting',
  created_at  timestamptz not null default now(),
  decided_at  timestamptz,
  decided_by  integer references operator,
  reason      text,
  unique (source, key),
  check ((state = 'waiting') = (decided_at is null)),
  -- the vendor's rollback cancels a win without an operator
  check ((state in ('paid', 'refused')) = (decided_by is not null)),
  check ((decided_by is null) = (reason is null))
);
create index withheld_win_waiting on withheld_win (brand_id, id) where state = 'waiting';
create index withheld_win_waiting_bet on withheld_win (bet_id) where state = 'waiting';
