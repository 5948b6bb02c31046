-- Trigger of remote_release: what was registered never changes; a release may only be removed, with its files.
create or replace function refuse_release_change() returns trigger language plpgsql as $$
begin
  if (new.remote, new.version, new.kind, new.document, new.registered_at, new.base_url, new.brand_ids, new.provenance)
    is not distinct from
    (old.remote, old.version, old.kind, old.document, old.registered_at, old.base_url, old.brand_ids, old.provenance) then
    return new;
  end if;
  raise exception 'releases are immutable: % %', old.remote, old.version using errcode = 'insufficient_privilege';
end $$;
