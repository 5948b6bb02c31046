-- States go forward only, and who takes part in what never changes.
create or replace function move_participation() returns trigger language plpgsql as $$
declare
  forward constant text[] := array['joined', 'applied', 'active', 'completed', 'paid'];
begin
  if (new.id, new.promotion_id, new.brand_id, new.member_id, new.period, new.version)
     is distinct from (old.id, old.promotion_id, old.brand_id, old.member_id, old.period, old.version) then
    raise exception 'a participation cannot become another';
  end if;
  if new.state <> old.state and (
    array_position(forward, old.state) is null
    or old.state = 'paid'
    or array_position(forward, new.state) < array_position(forward, old.state)
    or (new.state = 'rejected' and old.state <> 'applied')
  ) then
    raise exception 'a participation does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
