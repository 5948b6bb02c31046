-- Calls to agents' own systems about what their links brought.

create table postback (
  agent_id bigint not null references member,
  -- null: all links without an address of their own
  link_id  bigint references invitation_link,
  brand_id smallint not null references brand,
  address  text not null check (address ~ '^https://' and length(address) <= 500),
  revision integer not null default 1,
  unique nulls not distinct (agent_id, link_id)
);

-- What an agent's calls are signed with, encrypted outside of the database's reach.
create table postback_secret (
  agent_id bigint primary key references member,
  sealed   bytea not null,
  made_at  timestamptz not null
);

-- What is sent, and how far it is; nothing of it says who the member is.
create table postback_delivery (
  id       bigint generated always as identity primary key,
  token    uuid not null default gen_random_uuid(),
  brand_id smallint not null references brand,
  agent_id bigint not null references member,
  link_id  bigint references invitation_link,
  event    text not null check (event in ('registration', 'firstDeposit', 'qualified', 'test')),
  -- invitation_use.token
  subject  uuid not null,
  campaign text not null,
  sub      text not null,
  at       timestamptz not null,
  state    text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- of the last attempt
  status   smallint,
  fault    text check (fault in ('status', 'timeout', 'connection', 'private_address', 'no_address')),
  next_at  timestamptz check (next_at is null or state = 'waiting')
);
create unique index postback_delivery_once on postback_delivery (subject, event);
create index postback_delivery_of_agent on postback_delivery (agent_id, id desc);
create index postback_delivery_age on postback_delivery (at);
