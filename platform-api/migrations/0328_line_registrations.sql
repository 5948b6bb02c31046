-- Accounts that an agent opens for others: how they are activated, invitation links, uploads, and an agent's notes about downlines.

-- An account that its owner has not activated yet: it has no password, and nobody logs in.
create table member_activation (
  member_id   bigint primary key references member on delete cascade,
  -- SHA-256 of the one-time password or of the link's token
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  expires_at  timestamptz not null
);

create table invitation_link (
  id          bigint generated always as identity primary key,
  code        text not null unique check (code ~ '^[A-Z0-9]{12}$'),
  brand_id    smallint not null references brand,
  agent_id    bigint not null references member,
  type        smallint not null,
  -- null: the upline's
  prize_group smallint check (prize_group between 1700 and 1980),
  campaign    text not null check (length(campaign) between 1 and 60),
  created_at  timestamptz not null,
  -- null: open end
  expires_at  timestamptz check (expires_at > created_at),
  ended_at    timestamptz,
  visits      integer not null default 0
);
create index invitation_link_of_agent on invitation_link (agent_id, id desc);

-- Who registered by a link, with the campaign as it was called then.
create table invitation_use (
  member_id     bigint primary key references member on delete cascade,
  link_id       bigint not null references invitation_link,
  campaign      text not null,
  registered_at timestamptz not null
);
create index invitation_use_of_link on invitation_use (link_id);

-- What became of each row of an upload. A row is done once: its account, or why there is none.
create table registration_row (
  agent_id   bigint not null references member on delete cascade,
  upload     uuid not null,
  place      integer not null check (place between 1 and 10000),
  -- SHA-256 of what was asked for
  request    bytea not null,
  member_id  bigint not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (agent_id, upload, place)
);
create index registration_row_of_member on registration_row (member_id);

-- What an agent writes down about a downline, for the agent alone.
create table downline_note (
  agent_id   bigint not null references member on delete cascade,
  member_id  bigint not null references member on delete cascade,
  note       text not null check (length(note) <= 500),
  revision   integer not null default 1,
  updated_at timestamptz not null,
  primary key (agent_id, member_id)
);
create index downline_note_of_member on downline_note (member_id);
