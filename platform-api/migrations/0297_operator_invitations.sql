-- Links by which operators set up their accounts. The link's token is stored as a digest, and accepted once.
create table operator_invitation (
  token_hash  bytea primary key,
  email       text not null check (email = lower(email)),
  rights      text[] not null,
  -- empty: every brand
  brand_ids   smallint[] not null,
  -- null: a person at the server
  invited_by  integer references operator,
  invited_at  timestamptz not null,
  expires_at  timestamptz not null,
  accepted_by integer references operator
);
-- A later invitation takes the place of one that was not accepted.
create unique index operator_invitation_open on operator_invitation (email) where accepted_by is null;
create index operator_invitation_invited_by on operator_invitation (invited_by);
create index operator_invitation_accepted_by on operator_invitation (accepted_by);
create index operator_invitation_expires on operator_invitation (expires_at);
