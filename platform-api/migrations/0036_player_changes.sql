-- Processes remember who plays; what changes there is told to all of them, in the commit that makes it true.
-- The payload is the member, whose column is the trigger's argument, or * for everybody.
create function tell_of_player() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_player', to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;
create function tell_of_players() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_player', '*');
  return null;
end $$;

create trigger game_session_ended after update of ended_at on game_session
  for each row when (new.mode = 'real' and new.ended_at is distinct from old.ended_at) execute function tell_of_player('member_id');
create trigger member_status_changed after update of status on member
  for each row when (new.status is distinct from old.status) execute function tell_of_player('id');
create trigger brand_changed after update of config, currency on brand
  for each statement execute function tell_of_players();
