-- The negative base of a contract outlives it: one that the same two sign within 90 days takes it over. Bills from before end it with their
-- contract, as they were computed.
alter table agent_bill add column keeps_base boolean not null default false;
alter table agent_bill alter column keeps_base set default true;
do $$
declare
  v_name name;
begin
  select conname into strict v_name from pg_constraint
    where conrelid = 'agent_bill'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%goes_on%carried_out%';
  execute format('alter table agent_bill drop constraint %I', v_name);
end $$;
alter table agent_bill
  add check (goes_on and written_off = 0 or not goes_on and rest_out = 0 and (keeps_base or carried_out = 0));
