-- Tokens of teams that publish releases over HTTP.
create table release_token (
  id bigint generated always as identity primary key,
  team text not null,
  token_hash bytea not null unique,
  -- Ed25519, SPKI, base64: releases are signed with its private half
  public_key text not null,
  remotes text[] not null check (cardinality(remotes) > 0),
  -- empty: every brand
  brand_ids smallint[] not null default '{}',
  -- how far the team may take a release itself
  stage text not null check (stage in ('register', 'canary')),
  created_by bigint not null references operator,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

alter table remote_release
  -- where its files lie, ends with a slash; null: the release folder, served by the edge
  add base_url text,
  -- empty: it may run on every brand
  add brand_ids smallint[] not null default '{}',
  -- team, commit, author, notes, link to the change; null for what a checkout or an image brought
  add provenance jsonb;

update operator set rights = array_append(rights, 'releases')
where 'remotes' = any (rights) and cardinality(brand_ids) = 0 and not 'releases' = any (rights);
