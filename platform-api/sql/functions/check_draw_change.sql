-- Trigger of lottery_draw: the states of a draw move forward only, on time, and with what they need. A corrected result leads from
-- settled back to drawn, a void ends every state.
create or replace function check_draw_change() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and new.state <> 'void' and (old.state, new.state) not in (
    ('scheduled', 'open'), ('open', 'closed'), ('closed', 'drawn'), ('drawn', 'settling'), ('settling', 'settled'), ('settled', 'drawn')
  ) or new.state <> old.state and old.state = 'void' then
    raise exception 'a draw does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.revision <> old.revision + (new.state = 'drawn' and old.state <> 'drawn')::integer then
    raise exception 'the revision of a draw rises with its result only' using errcode = 'check_violation';
  end if;
  if new.state = 'drawn' and not exists (select from lottery_result r where r.draw_id = new.id and r.revision = new.revision) then
    raise exception 'a draw without a result is not drawn' using errcode = 'check_violation';
  end if;
  if new.state = 'closed' and old.state = 'open' and new.closes_at > clock_timestamp()
    or new.state = 'open' and old.state = 'scheduled' and new.opens_at > clock_timestamp() then
    raise exception 'a draw opens and closes on time' using errcode = 'check_violation';
  end if;
  if old.state not in ('scheduled', 'open') and (new.opens_at, new.closes_at) <> (old.opens_at, old.closes_at)
    or old.state <> 'scheduled' and (new.seed_hash, new.beacon_round) is distinct from (old.seed_hash, old.beacon_round)
    or (new.lottery_id, new.issue) <> (old.lottery_id, old.issue) then
    raise exception 'what was published of a draw stays' using errcode = 'check_violation';
  end if;
  return new;
end $$;
