-- Trigger of remote_release: a registered release never changes.
create or replace function refuse_release_change() returns trigger language plpgsql as $$
begin
  raise exception 'releases are immutable: % %', old.remote, old.version using errcode = 'insufficient_privilege';
end $$;
