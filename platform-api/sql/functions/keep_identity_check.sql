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
