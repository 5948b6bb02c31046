-- Copies of messages outside the inbox, as their member wants them. No row: the standard of the channel.
create table message_preference (
  member_id  bigint not null references member,
  category   text not null check (category in ('system', 'account', 'promotion', 'agents', 'service')),
  channel    text not null check (channel in ('mail', 'push')),
  enabled    boolean not null,
  updated_at timestamptz not null default now(),
  primary key (member_id, category, channel)
);

-- A message is sent once by each channel. `dropped`: it was too old, deleted or not wanted any more, or there was nowhere to send it.
create table message_copy (
  message_id bigint not null references member_message on delete cascade,
  channel    text not null check (channel in ('mail', 'push')),
  state      text not null default 'queued' check (state in ('queued', 'sent', 'dropped')),
  queued_at  timestamptz not null default now(),
  closed_at  timestamptz,
  primary key (message_id, channel),
  check ((state = 'queued') = (closed_at is null))
);
