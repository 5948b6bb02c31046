-- The keys by which vendors prove who they are. Two of a kind may be valid at a time, so that a vendor can change from one
-- to the other without a moment in which neither is known.

create type vendor_key_kind as enum ('rsa', 'hmac');

create table vendor_key (
  id            bigint generated always as identity primary key,
  vendor_id     smallint not null references vendor,
  kind          vendor_key_kind not null,
  slot          smallint not null check (slot in (1, 2)),
  -- rsa: PEM (SPKI), signs the calls of the wallet protocol
  public_key    text,
  -- hmac: the shared secret, encrypted under a key of the deployment
  sealed_secret bytea,
  added_at      timestamptz not null default now(),
  retired_at    timestamptz,
  check ((kind = 'rsa') = (public_key is not null)),
  check ((kind = 'hmac') = (sealed_secret is not null))
);
create unique index vendor_key_valid on vendor_key (vendor_id, kind, slot) where retired_at is null;

insert into vendor_key (vendor_id, kind, slot, public_key)
  select id, 'rsa', 1, public_key from vendor where public_key is not null;
alter table vendor drop column public_key;
