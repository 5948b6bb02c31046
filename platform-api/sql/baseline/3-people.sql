-- People: members and their sessions, messages and codes, sign-in, agents' contracts, feedback and the live chat.

create table member (
  id                          bigint generated always as identity primary key,
  brand_id                    smallint not null references brand,
  -- as the member wrote it; account_key is what is compared
  account                     text not null,
  account_key                 text not null,
  -- opaque id for people and partners: says nothing and cannot be counted through
  public_id                   text not null unique,
  -- the id that game vendors see
  wallet_user                 text not null unique,
  type                        smallint not null check (type in (1, 2, 3, 4, 41, 42)),
  nickname                    text not null,
  -- null for trial accounts, which cannot log in
  password_hash               text,
  password_changed_at         timestamptz not null default now(),
  must_change_password        boolean not null default false,
  language                    text not null,
  birthday                    date,
  payee_name                  text,
  upline_id                   bigint references member,
  affiliate_code              text unique,
  referral_code               text unique,
  status                      text not null default 'active' check (status in ('active', 'disabled', 'self_excluded')),
  terms_accepted_at           timestamptz,
  first_login_at              timestamptz,
  created_at                  timestamptz not null default now(),
  -- Answers to registration fields that have no column of their own, by field name.
  profile                     jsonb not null default '{}',
  -- argon2id, as the login password
  payment_password_hash       text,
  payment_password_changed_at timestamptz,
  unique (brand_id, account_key)
);
create index member_upline on member (upline_id) where upline_id is not null;
create trigger member_status_changed after update of status on member
  for each row when (new.status is distinct from old.status) execute function notify_player_changed('id');

-- Contact data apart from the member row: unique per brand, erasable.
create table member_contact (
  member_id   bigint not null references member,
  brand_id    smallint not null references brand,
  kind        text not null check (kind in ('email', 'mobile')),
  value       text not null,
  verified_at timestamptz,
  primary key (member_id, kind),
  unique (brand_id, kind, value)
);

create table session (
  -- SHA-256 of the token: a stolen table opens nothing
  token_hash           bytea primary key,
  member_id            bigint not null references member,
  brand_id             smallint not null references brand,
  created_at           timestamptz not null default now(),
  last_seen_at         timestamptz not null default now(),
  expires_at           timestamptz not null,
  -- the old password is not asked for until then
  password_known_until timestamptz,
  ip                   inet,
  user_agent           text,
  -- all sessions of a remembered device end with it.
  device_family        uuid,
  -- how it was opened
  method               text not null default 'username'
                check (method in ('username', 'sms', 'firebase', 'social', 'trial'))
);
create index session_member on session (member_id);
create index session_expiry on session (expires_at);
create index session_device_family on session (device_family) where device_family is not null;

-- "Remember me": a rotating device token that re-opens a session within 24 hours.
create table remembered_device (
  token_hash  bytea primary key,
  -- all rotations of one device; a replayed old token ends the family
  family      uuid not null,
  member_id   bigint not null references member,
  brand_id    smallint not null references brand,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  replaced_at timestamptz,
  method      text not null default 'username'
                check (method in ('username', 'sms', 'firebase', 'social', 'trial'))
);
create index remembered_device_family on remembered_device (family);

-- Mail and SMS that wait for no gateway: the channel of development and sandboxes, shown in the operators' console.
create table outbox_message (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default now(),
  brand_id  smallint not null references brand,
  channel   text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  -- key of the text in the server's message catalogues
  template  text not null,
  language  text not null,
  subject   text,
  body      text not null
);
create index outbox_message_brand on outbox_message (brand_id, id desc);

-- Codes sent to mobile numbers.
create table verification_code (
  brand_id       smallint not null references brand,
  -- `account`: logs in or sets a new password; `register`; `step-up`
  purpose        text not null,
  -- what the code was sent to, as a keyed digest: the table tells no numbers
  recipient_hash bytea not null,
  -- keyed digest of the code: six digits without a key are guessed in no time
  code_hash      bytea not null,
  tries          smallint not null default 0,
  expires_at     timestamptz not null,
  primary key (brand_id, purpose, recipient_hash)
);
create index verification_code_expiry on verification_code (expires_at);

-- One link per member; a later one replaces it.
create table password_reset (
  member_id  bigint primary key references member,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Networks from which a member has logged in: an IPv4 address, or the /64 of an IPv6 address.
create table known_address (
  member_id     bigint not null references member,
  network       cidr not null,
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (member_id, network)
);
create index known_address_last_seen on known_address (last_seen_at);

-- A login whose password was right and that still has to prove itself in another way.
create table step_up (
  token_hash bytea primary key,
  member_id  bigint not null references member,
  brand_id   smallint not null references brand,
  -- what the login asked for: LoginWishes (modules/people/sign-in/step-up/repository.ts)
  login      jsonb not null,
  tries      smallint not null default 0,
  expires_at timestamptz not null
);
create index step_up_expiry on step_up (expires_at);

create table authenticator (
  member_id     bigint primary key references member,
  -- AES-256-GCM under a key of the state folder, bound to the member
  sealed_secret bytea not null,
  -- null until the first code was right
  confirmed_at  timestamptz,
  -- 30-second step of the last code that was accepted: none counts twice
  last_step     bigint not null default 0
);

create table recovery_code (
  member_id bigint not null references authenticator on delete cascade,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (member_id, code_hash)
);

-- An account at an identity provider that opens a member's account. Only issuer and subject say who it is.
create table social_account (
  brand_id     smallint not null references brand,
  issuer       text not null,
  subject      text not null,
  member_id    bigint not null references member,
  provider     text not null,
  -- as the provider last told it, for people to recognise
  email        text,
  connected_at timestamptz not null,
  primary key (brand_id, issuer, subject),
  unique (member_id, provider)
);

-- Contracts between an agent and the agents directly below. A downline has one upline, so a contract is the downline's.
create table agent_contract (
  id          bigint generated always as identity primary key,
  -- opaque: says nothing and cannot be counted through
  public_id   text not null unique default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  brand_id    smallint not null references brand,
  upline_id   bigint not null references member,
  downline_id bigint not null references member,
  type        text not null check (type in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')),
  -- counts the contracts of this type that the downline was offered
  version     integer not null check (version > 0),
  -- basis points
  rate        integer not null check (rate between 1 and 10000),
  state       text not null default 'offered' check (state in ('offered', 'active', 'rejected', 'terminated')),
  -- why it ended: asked for by one of the two, replaced by a newer one, or the upline's own contract changed
  ended_by    text check (ended_by in ('request', 'replaced', 'upline')),
  offered_at  timestamptz not null default now(),
  decided_at  timestamptz,
  ended_at    timestamptz,
  check (upline_id <> downline_id),
  check ((state = 'terminated') = (ended_by is not null)),
  unique (downline_id, type, version)
);
create unique index agent_contract_offered on agent_contract (downline_id, type) where state = 'offered';
create unique index agent_contract_active on agent_contract (downline_id, type) where state = 'active';
create index agent_contract_given on agent_contract (upline_id, type);
create constraint trigger agent_contract_fits after insert or update on agent_contract
  deferrable initially deferred for each row execute function agent_contract_fits();

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
  id               bigint generated always as identity primary key,
  public_id        text not null unique,
  brand_id         smallint not null references brand,
  member_id        bigint not null unique references member,
  status           text not null default 'closed' check (status in ('waiting', 'active', 'closed')),
  operator_id      integer references operator,
  -- the place of the last message; the row's lock gives out the places, so they have no gaps
  last_seq         integer not null default 0,
  seen_by_member   integer not null default 0,
  seen_by_operator integer not null default 0,
  waiting_since    timestamptz,
  updated_at       timestamptz not null,
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
  id       integer generated always as identity primary key,
  brand_id smallint not null references brand,
  title    text not null,
  body     text not null,
  unique (brand_id, title)
);
