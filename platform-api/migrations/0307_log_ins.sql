-- Log-ins of members, and attempts at one that got as far as their account. Rows are never changed, only removed when they are old.
create table member_login (
  id         bigint generated always as identity primary key,
  brand_id   smallint not null references brand,
  member_id  bigint not null references member,
  at         timestamptz not null,
  way        text not null check (way in ('password', 'code', 'provider', 'remembered', 'link')),
  outcome    text not null check (outcome in ('succeeded', 'wrong_password', 'wrong_code', 'proof_required', 'wrong_proof')),
  -- the digest of the session that it opened
  session    bytea check ((outcome = 'succeeded') = (session is not null)),
  ip         inet not null,
  -- ISO 3166-1 alpha-2, null where no database of countries knows the address
  country    text check (country ~ '^[A-Z]{2}$'),
  -- browser and system, empty where the user agent tells neither
  device     text not null
);
create index member_login_member on member_login (member_id, at desc);
create index member_login_age on member_login (at);
create trigger member_login_append_only before update or truncate on member_login
  for each statement execute function refuse_change();
