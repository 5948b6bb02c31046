-- Bonuses that operators grant by hand. Amounts in ledger units.
create table bonus_grant (
  id          uuid primary key,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  amount      bigint not null check (amount > 0),
  -- as the operator entered them: mode, times, contribution, steps, limit, lifetime
  terms       jsonb not null,
  state       text not null check (state in ('waiting', 'approved', 'refused')),
  -- from the brand's bound on: a second operator decided or will decide it
  needs_two   boolean not null,
  reason      text not null,
  proposed_by integer not null references operator,
  proposed_at timestamptz not null,
  decided_by  integer references operator,
  decided_at  timestamptz,
  check (state <> 'approved' or not needs_two or decided_by is not null and decided_by <> proposed_by),
  check (state <> 'waiting' or needs_two and decided_by is null)
);
create index bonus_grant_of_brand on bonus_grant (brand_id, proposed_at desc);
create index bonus_of_brand on bonus (brand_id, id desc);
