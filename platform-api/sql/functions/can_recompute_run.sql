-- Whether a run has moved no money and never will as it stands: it waits for its approval, or nothing is due by it.
create or replace function can_recompute_run(p_run bigint) returns boolean stable language sql as $$
  select state = 'waiting' or due = 0 from agent_run where id = p_run
$$;
