-- Trigger of agent_view: at most thirty of an agent, two at once too.
create or replace function bound_agent_views() returns trigger language plpgsql as $$
begin
  perform from member where id = new.agent_id for no key update;
  if (select count(*) from agent_view where agent_id = new.agent_id) >= 30 then
    raise exception 'agent % has thirty views', new.agent_id using errcode = 'check_violation', constraint = 'agent_views_full';
  end if;
  return new;
end $$;
