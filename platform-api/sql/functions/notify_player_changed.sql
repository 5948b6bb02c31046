-- Trigger: announces a changed player to every process, in the commit that changes it. The payload is the member's id, from the
-- column that the trigger's argument names.
create or replace function notify_player_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_player', to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;
