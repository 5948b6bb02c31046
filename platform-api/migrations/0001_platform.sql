-- Brands, members, sessions and operators.

create table brand (
  id smallint primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9-]*$'),
  name text not null,
  currency char(3) not null,
  -- minutes east of GMT: the brand's business day
  offset_minutes smallint not null,
  -- everything an operator may edit; its shape is BrandConfig (modules/brand/config.ts)
  config jsonb not null,
  revision bigint not null default 1,
  updated_at timestamptz not null default now()
);

create table brand_domain (
  host text primary key check (host = lower(host)),
  brand_id smallint not null references brand,
  is_main boolean not null default false
);

create table member (
  id bigint generated always as identity primary key,
  brand_id smallint not null references brand,
  -- as the member wrote it; account_key is what is compared
  account text not null,
  account_key text not null,
  -- opaque id for people and partners: says nothing and cannot be counted through
  public_id text not null unique,
  -- the id that game vendors see
  wallet_user text not null unique,
  type smallint not null check (type in (1, 2, 3, 4, 41, 42)),
  nickname text not null,
  -- null for trial accounts, which cannot log in
  password_hash text,
  password_changed_at timestamptz not null default now(),
  must_change_password boolean not null default false,
  language text not null,
  birthday date,
  payee_name text,
  upline_id bigint references member,
  affiliate_code text unique,
  referral_code text unique,
  status text not null default 'active' check (status in ('active', 'disabled', 'self_excluded')),
  terms_accepted_at timestamptz,
  first_login_at timestamptz,
  created_at timestamptz not null default now(),
  unique (brand_id, account_key)
);
create index member_upline on member (upline_id) where upline_id is not null;

-- Contact data apart from the member row: unique per brand, erasable.
create table member_contact (
  member_id bigint not null references member,
  brand_id smallint not null references brand,
  kind text not null check (kind in ('email', 'mobile')),
  value text not null,
  verified_at timestamptz,
  primary key (member_id, kind),
  unique (brand_id, kind, value)
);

create table session (
  -- SHA-256 of the token: a stolen table opens nothing
  token_hash bytea primary key,
  member_id bigint not null references member,
  brand_id smallint not null references brand,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- the old password is not asked for until then
  password_known_until timestamptz,
  ip inet,
  user_agent text
);
create index session_member on session (member_id);
create index session_expiry on session (expires_at);

-- "Remember me": a rotating device token that re-opens a session within 24 hours.
create table remembered_device (
  token_hash bytea primary key,
  -- all rotations of one device; a replayed old token ends the family
  family uuid not null,
  member_id bigint not null references member,
  brand_id smallint not null references brand,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  replaced_at timestamptz
);
create index remembered_device_family on remembered_device (family);

create table operator (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  rights text[] not null default '{}',
  -- empty: every brand
  brand_ids smallint[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null default now()
);

create table operator_session (
  token_hash bytea primary key,
  operator_id integer not null references operator,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Every action of an operator, and every security-relevant one of a member. Append-only.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  brand_id smallint references brand,
  actor_kind text not null check (actor_kind in ('operator', 'member', 'system')),
  actor_id bigint,
  action text not null,
  subject text,
  reason text,
  details jsonb not null default '{}',
  request_id text
);
create index audit_log_subject on audit_log (subject, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Single-use facts with a life: spent bot-check challenges, captcha answers, hand-off codes.
create table one_time (
  purpose text not null,
  key text not null,
  value text,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, key)
);
create index one_time_expiry on one_time (expires_at);
