-- Feedback, and the live chat between members and operators.

create table feedback (
  id          bigint generated always as identity primary key,
  public_id   text not null unique,
  brand_id    smallint not null references brand,
  -- null: a visitor
  member_id   bigint references member,
  sender      text not null,
  -- deposit 1, withdrawal 2, game 3, customer service 4, agent application 6, other 0
  type        smallint not null check (type in (0, 1, 2, 3, 4, 6)),
  content     text not null,
  language    text not null,
  ip          inet,
  status      text not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer      text,
  answered_by integer references operator,
  answered_at timestamptz,
  created_at  timestamptz not null,
  check ((status = 'answered') = (answer is not null)),
  check ((status = 'open') = (answered_by is null))
);
create index feedback_brand on feedback (brand_id, id desc);
create index feedback_open on feedback (brand_id, id desc) where status = 'open';

-- One for each member, for good: closing ends a talk, writing begins the next.
create table chat_conversation (
  id                bigint generated always as identity primary key,
  public_id         text not null unique,
  brand_id          smallint not null references brand,
  member_id         bigint not null unique references member,
  status            text not null default 'closed' check (status in ('waiting', 'active', 'closed')),
  operator_id       integer references operator,
  -- the place of the last message; the row's lock gives out the places, so they have no gaps
  last_seq          integer not null default 0,
  seen_by_member    integer not null default 0,
  seen_by_operator  integer not null default 0,
  waiting_since     timestamptz,
  updated_at        timestamptz not null,
  check ((status = 'active') = (operator_id is not null)),
  check ((status = 'waiting') = (waiting_since is not null))
);
create index chat_conversation_waiting on chat_conversation (brand_id, waiting_since) where status = 'waiting';
create index chat_conversation_operator on chat_conversation (operator_id, updated_at desc) where operator_id is not null;
create index chat_conversation_closed on chat_conversation (brand_id, updated_at desc) where status = 'closed';

create table chat_message (
  conversation_id bigint not null references chat_conversation,
  seq             integer not null check (seq > 0),
  public_id       uuid not null unique,
  -- null: the member
  operator_id     integer references operator,
  -- the sender's id of the message: a repeat finds what the first attempt wrote
  client_id       text not null,
  body            text not null,
  image_ids       uuid[] not null default '{}',
  sent_at         timestamptz not null,
  primary key (conversation_id, seq),
  check (body <> '' or cardinality(image_ids) > 0)
);
create unique index chat_message_intent on chat_message (conversation_id, coalesce(operator_id, 0), client_id);

create table chat_canned_reply (
  id        integer generated always as identity primary key,
  brand_id  smallint not null references brand,
  title     text not null,
  body      text not null,
  unique (brand_id, title)
);

-- Who may work on members may talk to them.
update operator set rights = array_append(rights, 'support')
where 'members' = any (rights) and not 'support' = any (rights);
