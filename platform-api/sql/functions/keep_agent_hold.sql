-- Trigger of agent_hold: it stays as it was placed, and ends once.
create or replace function keep_agent_hold() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.released_at is not null
     or (new.id, new.public_id, new.brand_id, new.agent_id, new.reason, new.cause, new.notice, new.placed_by, new.placed_at)
          is distinct from (old.id, old.public_id, old.brand_id, old.agent_id, old.reason, old.cause, old.notice, old.placed_by, old.placed_at) then
    raise exception 'a hold stays as it was placed, and ends once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
