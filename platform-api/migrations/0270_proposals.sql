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

-- What was proposed stays as it was, and it is decided once.
create function keep_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'open' or new.state = 'open'
     or (new.id, new.kind, new.brand_id, new.subject, new.body, new.base, new.revision, new.dry_run, new.reason, new.proposed_by, new.proposed_at, new.expires_at)
        is distinct from
        (old.id, old.kind, old.brand_id, old.subject, old.body, old.base, old.revision, old.dry_run, old.reason, old.proposed_by, old.proposed_at, old.expires_at) then
    raise exception 'a proposal stays as it was made, and is decided once';
  end if;
  return new;
end $$;
create trigger proposal_kept before update or delete on proposal for each row execute function keep_proposal();
