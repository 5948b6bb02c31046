-- Only a draft can be rewritten: it waits as it was proposed, becomes a draft again or counts, and what counts stays.
create or replace function keep_promotion_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'confirmed' or (old.state = 'proposed' and new.terms <> old.terms) then
    raise exception 'a version of a promotion stays as it was proposed';
  end if;
  return new;
end $$;
