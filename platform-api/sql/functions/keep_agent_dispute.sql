-- Trigger of agent_dispute: what is closed stays as it is, but for the agent's text, which can be erased.
create or replace function keep_agent_dispute() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'objections are kept' using errcode = 'check_violation', constraint = 'agent_dispute_kept';
  end if;
  if (new.bill_id, new.agent_id, new.brand_id, new.created_at) is distinct from (old.bill_id, old.agent_id, old.brand_id, old.created_at)
     or (new.text is not null and new.text is distinct from old.text)
     or old.state <> 'open' and (to_jsonb(new) - 'text') is distinct from (to_jsonb(old) - 'text') then
    raise exception 'an objection that is closed is kept' using errcode = 'check_violation', constraint = 'agent_dispute_kept';
  end if;
  return new;
end $$;
