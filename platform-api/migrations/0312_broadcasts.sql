-- Messages that operators write to members.
create table broadcast (
  -- chosen by the page, so that a save that is repeated writes one
  id          uuid primary key,
  brand_id    smallint not null references brand,
  -- for operators
  name        text not null check (length(name) between 1 and 80),
  category    text not null check (category in ('promotion', 'service', 'account', 'agents')),
  link        text check (link ~ '^/([A-Za-z0-9_-][A-Za-z0-9/_?=&.-]*)?$'),
  -- as audienceSchema of the contract describes it
  audience    jsonb not null,
  -- {"en": {"title": "...", "text": "..."}}: plain text
  texts       jsonb not null check (jsonb_typeof(texts) = 'object'),
  state       text not null default 'draft'
              check (state in ('draft', 'proposed', 'scheduled', 'sending', 'sent', 'withdrawn')),
  -- null: at once
  send_at     timestamptz,
  created_by  integer not null references operator,
  created_at  timestamptz not null default now(),
  -- who sent it off, and when; what it takes for a second operator is counted by these
  sent_by     integer references operator,
  sent_on     date,
  proposal_id uuid,
  recipients  integer not null default 0 check (recipients >= 0),
  delivered   integer not null default 0 check (delivered between 0 and recipients),
  -- read messages that were too old to be kept
  read_before integer not null default 0 check (read_before >= 0),
  finished_at timestamptz,
  check ((state in ('sent', 'withdrawn')) = (finished_at is not null))
);
create index broadcast_of_brand on broadcast (brand_id, created_at desc);
create index broadcast_sent_alone on broadcast (sent_by, brand_id, sent_on) where proposal_id is null;

-- Who still has to get a message: fixed when it is sent off, and removed with its delivery.
create table broadcast_member (
  broadcast_id uuid not null references broadcast on delete cascade,
  member_id    bigint not null references member,
  primary key (broadcast_id, member_id)
);

alter table member_message add column broadcast_id uuid references broadcast;
-- What is deleted unread is no read message.
create index member_message_read on member_message (broadcast_id)
  where broadcast_id is not null and read_at is not null and (deleted_at is null or read_at < deleted_at);
