-- Trigger of withdrawal_step: nothing of a step changes, apart from what was written and pictured for an account that is erased.
create or replace function keep_withdrawal_step() returns trigger language plpgsql as $$
begin
  if (new.id, new.withdrawal_id, new.at, new.step, new.actor_kind, new.actor_id, new.amount)
       is distinct from (old.id, old.withdrawal_id, old.at, old.step, old.actor_kind, old.actor_id, old.amount)
     or new.note is not null or new.inner_note is not null or cardinality(new.images) > 0
     or not exists (select from withdrawal w join member m on m.id = w.member_id where w.id = old.withdrawal_id and m.erasing_since is not null)
  then
    raise exception 'withdrawal_step is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
