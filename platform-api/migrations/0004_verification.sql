-- Codes sent to mobile numbers, links that set a new password, and the withdraw password.

create table verification_code (
  brand_id smallint not null references brand,
  -- `account`: logs in or sets a new password; `register`; `step-up`
  purpose text not null,
  -- what the code was sent to, as a keyed digest: the table tells no numbers
  recipient_hash bytea not null,
  -- keyed digest of the code: six digits without a key are guessed in no time
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (brand_id, purpose, recipient_hash)
);
create index verification_code_expiry on verification_code (expires_at);

-- One link per member; a later one replaces it.
create table password_reset (
  member_id bigint primary key references member,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- argon2id, as the login password
alter table member add column payment_password_hash text;
