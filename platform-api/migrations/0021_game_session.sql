-- One launch of one game. Only the hash of the launch token is kept; the token has one currency.
create table game_session (
  id         bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- Null for a guest's demo.
  member_id  bigint references member (id),
  brand_id   smallint not null references brand (id),
  currency   text not null check (length(currency) = 3),
  game_id    integer not null references game (id),
  mode       text not null check (mode in ('real', 'demo')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at   timestamptz,
  check (mode = 'demo' or member_id is not null),
  check ((mode = 'demo') = (currency = 'XXX'))
);
create index game_session_open on game_session (member_id) where ended_at is null;
