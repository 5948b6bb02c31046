-- Operators: their accounts and sessions, the audit log, pictures that people sent, proposals.

create table operator (
  id            integer generated always as identity primary key,
  email         text not null unique check (email = lower(email)),
  name          text not null,
  password_hash text not null,
  rights        text[] not null default '{}',
  -- empty: every brand
  brand_ids     smallint[] not null default '{}',
  status        text not null default 'active' check (status in ('active', 'disabled')),
  created_at    timestamptz not null default now()
);
alter table brand_look add foreign key (author) references operator;

create table operator_session (
  token_hash   bytea primary key,
  operator_id  integer not null references operator,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null
);

-- Every action of an operator, and every security-relevant one of a member. Append-only.
create table audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  brand_id   smallint references brand,
  actor_kind text not null check (actor_kind in ('operator', 'member', 'system')),
  actor_id   bigint,
  action     text not null,
  subject    text,
  reason     text,
  details    jsonb not null default '{}',
  request_id text
);
create index audit_log_subject on audit_log (subject, at);
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Pictures that people sent. The files lie in the state folder, re-encoded by us; a row says whose a file is and what it belongs to.
create table uploaded_image (
  id         uuid primary key,
  brand_id   smallint not null references brand,
  owner_kind text not null check (owner_kind in ('member', 'operator')),
  owner_id   bigint not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  bytes      integer not null check (bytes > 0),
  -- what the picture has become part of, such as `chat:17`; null while it waits for that
  subject    text,
  created_at timestamptz not null
);
create index uploaded_image_waiting on uploaded_image (created_at) where subject is null;

-- What one operator proposes and another decides: one table for everything that needs two persons.
create table proposal (
  id              uuid primary key,
  -- of the contract (PROPOSAL_KINDS)
  kind            text not null,
  -- null: it concerns all brands
  brand_id        smallint references brand,
  -- what it changes, within kind and brand; the own id where any number may be open at once
  subject         text not null,
  -- what happens once it is approved; its kind has the schema
  body            jsonb not null check (jsonb_typeof(body) = 'object'),
  -- what counted when it was proposed, and the revision of that; an approval needs the same revision
  base            jsonb check (jsonb_typeof(base) = 'object'),
  revision        text,
  -- what it would have done, run when it was proposed
  dry_run         jsonb check (jsonb_typeof(dry_run) = 'object'),
  reason          text not null,
  proposed_by     integer not null references operator,
  proposed_at     timestamptz not null,
  expires_at      timestamptz not null check (expires_at > proposed_at),
  state           text not null default 'open' check (state in ('open', 'approved', 'rejected', 'withdrawn', 'expired')),
  -- null: expired
  decided_by      integer references operator,
  decided_at      timestamptz,
  decision_reason text,
  -- what an approval brought about
  result          jsonb check (jsonb_typeof(result) = 'object'),
  check ((state = 'open') = (decided_at is null)),
  check ((state in ('open', 'expired')) = (decided_by is null)),
  -- two persons
  check (state not in ('approved', 'rejected') or decided_by <> proposed_by),
  check (state <> 'withdrawn' or decided_by = proposed_by),
  check (result is null or state = 'approved')
);
create unique index proposal_open on proposal (kind, brand_id, subject) nulls not distinct where state = 'open';
create index proposal_of_kind on proposal (kind, brand_id, proposed_at desc);
create trigger proposal_kept before update or delete on proposal for each row execute function keep_proposal();
create trigger proposal_dry_run before insert on proposal
  for each row when (new.kind = 'promotion-terms' and new.dry_run is null) execute function require_dry_run();
