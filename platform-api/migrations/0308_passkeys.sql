-- Passkeys (WebAuthn): keys of which we have the public half, and by which a member logs in.

-- How authenticators name the account: at random, so that a device tells nothing of the member's number.
create table passkey_owner (
  member_id bigint primary key references member,
  brand_id  smallint not null references brand,
  handle    bytea not null unique check (octet_length(handle) = 32)
);

create table passkey (
  id            bigint generated always as identity primary key,
  brand_id      smallint not null references brand,
  member_id     bigint not null references passkey_owner,
  -- the relying party: the host of the brand where it was made, and works
  host          text not null check (host = lower(host)),
  credential_id bytea not null check (octet_length(credential_id) between 1 and 1023),
  -- COSE
  public_key    bytea not null,
  -- how often it was used, as the authenticator counts; zero where it does not count
  counter       bigint not null check (counter >= 0),
  -- whether a provider may copy it between the devices of its owner, which never changes, and whether one has
  is_syncable   boolean not null,
  is_synced     boolean not null check (is_syncable or not is_synced),
  transports    text[] not null,
  -- model of the authenticator; not attested
  aaguid        uuid not null,
  name          text not null check (char_length(name) <= 60),
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  revision      integer not null default 1,
  unique (brand_id, credential_id)
);
create index passkey_member on passkey (member_id, created_at);

alter table session drop constraint session_method_check,
  add constraint session_method_check check (method in ('username', 'sms', 'firebase', 'social', 'trial', 'passkey'));
alter table remembered_device drop constraint remembered_device_method_check,
  add constraint remembered_device_method_check check (method in ('username', 'sms', 'firebase', 'social', 'trial', 'passkey'));
alter table member_login drop constraint member_login_way_check, drop constraint member_login_outcome_check,
  add constraint member_login_way_check check (way in ('password', 'code', 'provider', 'remembered', 'link', 'passkey')),
  add constraint member_login_outcome_check
    check (outcome in ('succeeded', 'wrong_password', 'wrong_code', 'proof_required', 'wrong_proof', 'wrong_passkey'));
