-- Free bets that operators give to members: what was promised, and what the vendor said. Amounts in ledger units.

create table free_bet_grant (
  -- the id by which the vendor knows the reward: made by the operator's page, one an intent
  id          uuid primary key,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  game_id     integer not null references game,
  bets        integer not null check (bets between 1 and 1000),
  stake       bigint not null check (stake > 0),
  ends_at     timestamptz not null,
  -- asked: the vendor has not answered; it may have heard
  state       text not null default 'asked' check (state in ('asked', 'granted', 'refused')),
  -- the vendor's code
  refusal     text check ((refusal is not null) = (state = 'refused')),
  reason      text not null,
  granted_by  integer not null references operator,
  created_at  timestamptz not null,
  answered_at timestamptz check ((answered_at is null) = (state = 'asked'))
);
create index free_bet_grant_of_brand on free_bet_grant (brand_id, created_at desc);

-- The bets of a reward: its id is part of what held when they were placed.
create index bet_of_reward on bet ((terms ->> 'reward_uuid')) where is_free;
