-- How a member appears: a drawn picture or one of their own, and when nickname and picture were last changed.
alter table member
  add column avatar text check (avatar ~ '^[a-z]{2,20}$'),
  add column picture_id uuid references uploaded_image,
  add column nickname_changed_at timestamptz,
  -- of the nickname or the picture; null: neither was ever chosen
  add column appearance_changed_at timestamptz,
  add constraint member_one_picture check (avatar is null or picture_id is null);
create unique index member_picture on member (picture_id) where picture_id is not null;
create index member_appearance on member (brand_id, appearance_changed_at desc, id) where appearance_changed_at is not null;
