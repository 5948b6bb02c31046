-- What was proposed stays as it was, and it is decided once.
create or replace function keep_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'open' or new.state = 'open'
     or (new.id, new.kind, new.brand_id, new.subject, new.body, new.base, new.revision, new.dry_run, new.reason, new.proposed_by, new.proposed_at, new.expires_at)
        is distinct from
        (old.id, old.kind, old.brand_id, old.subject, old.body, old.base, old.revision, old.dry_run, old.reason, old.proposed_by, old.proposed_at, old.expires_at) then
    raise exception 'a proposal stays as it was made, and is decided once';
  end if;
  return new;
end $$;
