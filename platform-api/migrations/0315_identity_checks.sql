-- Identity checks of members. Pictures and what members type are encrypted under keys outside of the database.
create table identity_check (
  id             uuid primary key,
  brand_id       smallint not null references brand,
  member_id      bigint not null references member,
  -- what its approval unlocks: 1 identity document and face, 2 proof of address
  level          smallint not null check (level in (1, 2)),
  state          text not null default 'draft' check (state in
                   ('draft', 'submitted', 'in_review', 'more_needed', 'approved', 'refused', 'expired', 'replaced')),
  -- of level 2: the approved identity that the address belongs to
  identity_id    uuid references identity_check,
  document_kind  text check (document_kind in ('identity_card', 'passport', 'driving_licence')),
  -- HMAC-SHA256 of the document number
  number_digest  bytea check (length(number_digest) = 32),
  expires_on     date,
  -- name, number and birth date; null: nothing typed, or erased
  sealed_details bytea,
  details_key    bytea,
  details_key_id smallint,
  created_at     timestamptz not null,
  submitted_at   timestamptz,
  claimed_by     integer references operator,
  claimed_at     timestamptz,
  decided_by     integer references operator,
  decided_at     timestamptz,
  -- of the contract (IDENTITY_REASONS)
  reason         text,
  note           text check (length(note) <= 500),
  -- since when it is in a state that it never leaves
  closed_at      timestamptz,
  -- when its pictures and details were erased
  erased_at      timestamptz,
  check ((level = 1) = (identity_id is null)),
  check ((sealed_details is null) = (details_key is null) and (details_key is null) = (details_key_id is null)),
  check ((state in ('refused', 'expired', 'replaced')) = (closed_at is not null)),
  check (state <> 'in_review' or claimed_by is not null),
  check (state <> 'approved' or (decided_by is not null and submitted_at is not null)),
  check (level <> 1 or state not in ('submitted', 'in_review', 'approved') or (document_kind is not null and number_digest is not null))
);
create unique index identity_check_open on identity_check (member_id, level)
  where state in ('draft', 'submitted', 'in_review', 'more_needed');
create unique index identity_check_approved on identity_check (member_id, level) where state = 'approved';
create index identity_check_member on identity_check (member_id, level, created_at);
create index identity_check_queue on identity_check (brand_id, submitted_at, id) where state in ('submitted', 'in_review');
create index identity_check_expiry on identity_check (expires_on) where state = 'approved';
create index identity_check_closed on identity_check (closed_at) where closed_at is not null and erased_at is null;

-- One document, one account: who of a brand uses a document number.
create table identity_number (
  brand_id      smallint not null references brand,
  number_digest bytea not null check (length(number_digest) = 32),
  member_id     bigint not null references member,
  claimed_at    timestamptz not null,
  primary key (brand_id, number_digest)
);
create index identity_number_member on identity_number (member_id);

-- Other accounts that entered a number in use.
create table identity_number_attempt (
  brand_id      smallint not null references brand,
  number_digest bytea not null,
  member_id     bigint not null references member,
  last_at       timestamptz not null,
  primary key (brand_id, number_digest, member_id)
);
create index identity_number_attempt_member on identity_number_attempt (member_id);

create table identity_document (
  id           uuid primary key,
  check_id     uuid not null references identity_check on delete cascade,
  kind         text not null check (kind in ('front', 'back', 'portrait', 'address')),
  version      smallint not null check (version >= 1),
  width        integer not null check (width > 0),
  height       integer not null check (height > 0),
  -- a JPEG under a key of its own (AES-256-GCM: nonce, tag, body), and that key under one outside of the database
  content      bytea not null,
  sealed_key   bytea not null,
  key_id       smallint not null,
  -- HMAC-SHA256 of the file as it was sent
  file_digest  bytea not null check (length(file_digest) = 32),
  -- what it looks like, roughly; pictures that differ in few bits look the same. Its quarters, to find those.
  likeness     bit(64) not null,
  quarters     integer[] not null check (cardinality(quarters) = 4),
  -- of the contract (IDENTITY_HINTS)
  hints        text[] not null,
  created_at   timestamptz not null,
  replaced_at  timestamptz,
  unique (check_id, kind, version)
);
alter table identity_document alter column content set storage external;
create unique index identity_document_current on identity_document (check_id, kind) where replaced_at is null;
create index identity_document_file on identity_document (file_digest);
create index identity_document_quarters on identity_document using gin (quarters);
create index identity_document_key on identity_document (key_id);

-- What was sent for review stays as it was sent, and a decision is final: another document is another check.
create or replace function keep_identity_check() returns trigger language plpgsql as $$
begin
  if (new.id, new.brand_id, new.member_id, new.level, new.created_at) is distinct from
     (old.id, old.brand_id, old.member_id, old.level, old.created_at) then
    raise exception 'identity check % keeps its member and level', old.id using errcode = 'check_violation';
  end if;
  if old.state in ('refused', 'expired', 'replaced') and new.state <> old.state
     or old.state = 'approved' and new.state not in ('approved', 'expired', 'replaced') then
    raise exception 'identity check % is decided', old.id using errcode = 'check_violation';
  end if;
  if old.state not in ('draft', 'more_needed') and
     ((new.document_kind, new.number_digest, new.expires_on, new.identity_id) is distinct from
      (old.document_kind, old.number_digest, old.expires_on, old.identity_id)
      or new.sealed_details is distinct from old.sealed_details and new.sealed_details is not null) then
    raise exception 'identity check % has been sent', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Pictures are added to a check that its member is writing, and never changed.
create or replace function keep_identity_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform 1 from identity_check where id = new.check_id and state in ('draft', 'more_needed') for share;
    if not found then
      raise exception 'identity check % takes no pictures', new.check_id using errcode = 'check_violation';
    end if;
  elsif (new.id, new.check_id, new.kind, new.version, new.content, new.file_digest) is distinct from
        (old.id, old.check_id, old.kind, old.version, old.content, old.file_digest) then
    raise exception 'identity document % is never changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger identity_check_kept before update on identity_check for each row execute function keep_identity_check();
create trigger identity_document_kept before insert or update on identity_document
  for each row execute function keep_identity_document();

-- Who may look at the documents of members. Those who may look after operators decide who else.
update operator set rights = rights || '{identity}' where rights @> '{operators}' and not rights @> '{identity}';
