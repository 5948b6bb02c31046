-- Public pictures are addressed by their content, so that browsers may keep them for good. Pictures of before this are private.
alter table uploaded_image add column content_hash text check (content_hash ~ '^[0-9a-f]{64}$');

-- Pictures of the footer that operators have uploaded for a brand, in their order. Without any, the shell draws the marks.
create table footer_mark (
  brand_id smallint not null references brand,
  position smallint not null check (position between 0 and 39),
  -- of the contract (FOOTER_PLACES): the drawn mark that it replaces, or the group that it is added to
  place    text not null check (place in ('wallet', 'bank', 'card', 'crypto', 'age', 'fair', 'licence', 'certificate', 'social', 'partner')),
  image_id uuid not null unique references uploaded_image,
  link     text check (link ~ '^https://[^[:space:]]+$' and length(link) <= 300),
  -- alternative text by language
  alt      jsonb not null check (jsonb_typeof(alt) = 'object' and alt <> '{}'),
  primary key (brand_id, position),
  -- a network is its address
  check (place <> 'social' or link is not null)
);
