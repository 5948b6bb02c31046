-- Browsers that get copies of messages by web push. Whatever ends the session in which one was turned on ends it too: the row goes with the
-- session, unless the session has only run out (`session_hash` is null then).
create table push_device (
  id           uuid primary key default gen_random_uuid(),
  brand_id     smallint not null references brand,
  member_id    bigint not null references member,
  session_hash bytea references session on delete cascade,
  -- address of the browser at its push service; who knows it may write to the browser
  endpoint     text not null check (length(endpoint) <= 1000),
  p256dh       bytea not null check (length(p256dh) = 65),
  auth         bytea not null check (length(auth) = 16),
  -- number of the brand's key that the browser subscribed with
  key_id       smallint not null,
  user_agent   text not null,
  created_at   timestamptz not null,
  seen_at      timestamptz not null,
  -- the push service wants nothing for it until then
  rest_until   timestamptz,
  unique (brand_id, endpoint)
);
create index push_device_of_member on push_device (member_id);
create index push_device_of_session on push_device (session_hash);
create index push_device_seen on push_device (seen_at);

-- Which devices have a message already, while others of its member still wait for it.
create table push_delivery (
  message_id bigint not null references member_message on delete cascade,
  device_id  uuid not null references push_device on delete cascade,
  primary key (message_id, device_id)
);
create index push_delivery_of_device on push_delivery (device_id);
