-- Messages of the platform to members. The text is what was sent, in the member's language of that moment.
create table member_message (
  id         bigint generated always as identity primary key,
  brand_id   smallint not null references brand,
  member_id  bigint not null references member,
  category   text not null check (category in ('system', 'account', 'promotion', 'agents', 'service')),
  title      text not null check (length(title) between 1 and 200),
  text       text not null check (length(text) between 1 and 4000),
  -- an address of the site, never of another one
  link       text check (link ~ '^/([A-Za-z0-9_-][A-Za-z0-9/_?=&.-]*)?$'),
  -- the fact that it tells, so that a repeated job writes it once
  key        text not null,
  created_at timestamptz not null default now(),
  read_at    timestamptz,
  -- the row stays until it is old, so that its fact is not told again
  deleted_at timestamptz,
  unique (member_id, key)
);
create index member_message_inbox on member_message (member_id, id) where deleted_at is null;
create index member_message_unread on member_message (member_id, category) where deleted_at is null and read_at is null;
create index member_message_age on member_message (created_at);
