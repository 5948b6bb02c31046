-- Only a draft can be rewritten; it is proposed with its dry run, and what was decided stays.
create or replace function keep_promotion_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('confirmed', 'refused')
     or (old.state = 'proposed' and (new.terms <> old.terms or new.dry_run is distinct from old.dry_run or new.state = 'draft')) then
    raise exception 'a version of a promotion stays as it was proposed';
  end if;
  if old.state = 'draft' and new.state <> 'draft' and new.dry_run is null then
    raise exception 'a version of a promotion is proposed with its dry run';
  end if;
  return new;
end $$;
