-- Closed accounts that two operators agreed to open again: each opens when its member sets a new password by a contact of the account.
create table account_opening (
  member_id   bigint primary key references member,
  approved_at timestamptz not null,
  expires_at  timestamptz not null check (expires_at > approved_at)
);
