-- Trigger of ledger_account: sub-users of agents have no money.
create or replace function require_money_holder() returns trigger language plpgsql as $$
begin
  if exists (select from member where id = new.member_id and type = 5) then
    raise exception 'member % is a sub-user and has no money', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
