-- Trigger: announces to every process, in the commit, that any player may have changed.
create or replace function notify_players_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_player', '*');
  return null;
end $$;
