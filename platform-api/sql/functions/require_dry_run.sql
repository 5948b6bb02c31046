-- Who decides about the terms of a promotion sees what they would have cost.
create or replace function require_dry_run() returns trigger language plpgsql as $$
begin
  raise exception 'terms of a promotion are proposed with their dry run';
end $$;
