-- Only a draft can be rewritten, and what was decided stays.
create or replace function keep_promotion_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('confirmed', 'refused')
     or (old.state = 'proposed' and (new.terms <> old.terms or new.state = 'draft')) then
    raise exception 'a version of a promotion stays as it was proposed';
  end if;
  return new;
end $$;
