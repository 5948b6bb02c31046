-- How each brand looks: tokens and drawings (shared/contract/src/look). Append-only; the latest revision is the one in use, and
-- an earlier one comes back as a new revision.
create table brand_look (
  brand_id smallint not null references brand,
  revision integer not null check (revision > 0),
  -- of the look alone: part of the addresses of its files
  digest text not null check (digest ~ '^[A-Za-z0-9_-]{16}$'),
  look jsonb not null,
  -- whether the seed replaces it when the brand's files change
  follows_files boolean not null,
  -- null: from files, or by a command
  author integer references operator,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (brand_id, revision)
);
create index brand_look_digest on brand_look (brand_id, digest);
create trigger brand_look_append_only before update or delete or truncate on brand_look
  for each statement execute function refuse_change();
