-- Pictures that people sent. The files lie in the state folder, re-encoded by us; a row says whose a file is and what it belongs to.

create table uploaded_image (
  id          uuid primary key,
  brand_id    smallint not null references brand,
  owner_kind  text not null check (owner_kind in ('member', 'operator')),
  owner_id    bigint not null,
  media_type  text not null check (media_type in ('image/png', 'image/jpeg')),
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  bytes       integer not null check (bytes > 0),
  -- what the picture has become part of, such as `chat:17`; null while it waits for that
  subject     text,
  created_at  timestamptz not null
);
create index uploaded_image_waiting on uploaded_image (created_at) where subject is null;
