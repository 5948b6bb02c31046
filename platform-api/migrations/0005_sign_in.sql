-- How a session was opened, where members log in from, step-up, authenticator codes, social logins.

-- When the password was set before these columns came, the session counts as opened by it.
alter table session add column method text not null default 'username'
  check (method in ('username', 'sms', 'firebase', 'social', 'trial'));
alter table remembered_device add column method text not null default 'username'
  check (method in ('username', 'sms', 'firebase', 'social', 'trial'));

-- Networks from which a member has logged in: an IPv4 address, or the /64 of an IPv6 address.
create table known_address (
  member_id bigint not null references member,
  network cidr not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, network)
);
create index known_address_last_seen on known_address (last_seen_at);

-- A login whose password was right and that still has to prove itself in another way.
create table step_up (
  token_hash bytea primary key,
  member_id bigint not null references member,
  brand_id smallint not null references brand,
  -- what the login asked for: LoginWishes (modules/sign-in/step-up/repository.ts)
  login jsonb not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index step_up_expiry on step_up (expires_at);

create table authenticator (
  member_id bigint primary key references member,
  -- AES-256-GCM under a key of the state folder, bound to the member
  sealed_secret bytea not null,
  -- null until the first code was right
  confirmed_at timestamptz,
  -- 30-second step of the last code that was accepted: none counts twice
  last_step bigint not null default 0
);

create table recovery_code (
  member_id bigint not null references authenticator on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- An account at an identity provider that opens a member's account. Only issuer and subject say who it is.
create table social_account (
  brand_id smallint not null references brand,
  issuer text not null,
  subject text not null,
  member_id bigint not null references member,
  provider text not null,
  -- as the provider last told it, for people to recognise
  email text,
  connected_at timestamptz not null,
  primary key (brand_id, issuer, subject),
  unique (member_id, provider)
);
