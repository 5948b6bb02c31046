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
