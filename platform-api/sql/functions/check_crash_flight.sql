-- Trigger of crash_round: a round that takes bets names the round of the beacon that will decide it, and nothing is decided before that.
create or replace function check_crash_flight() returns trigger language plpgsql as $$
begin
  if new.state = 'betting' and new.beacon_round is null then
    raise exception 'a crash round names its beacon before its betting opens' using errcode = 'check_violation';
  end if;
  if new.state = 'flying' and new.took_off_at < new.beacon_at then
    raise exception 'a crash round takes off after its beacon' using errcode = 'check_violation';
  end if;
  return new;
end $$;
