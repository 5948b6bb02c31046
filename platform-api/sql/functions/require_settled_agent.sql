-- Trigger of member: whoever stops being an agent has nothing below, no contract, nothing to pay or to be paid, no hold, no sub-user, an empty float,
-- and nothing that invites.
create or replace function require_settled_agent() returns trigger language plpgsql as $$
begin
  if exists (select from member where upline_id = new.id and brand_id = new.brand_id and status <> 'closed')
     or exists (select from agent_contract where (upline_id = new.id or downline_id = new.id) and state in ('requested', 'valid'))
     or exists (select from agent_bill where (upline_id = new.id and open > 0) or (agent_id = new.id and state in ('due', 'held', 'part', 'insufficient')))
     or exists (select from agent_hold where agent_id = new.id and released_at is null)
     or exists (select from sub_user where owner_id = new.id and removed_at is null)
     or exists (select from wallet where member_id = new.id and kind = 'agent' and balance > 0)
     or exists (select from invitation_link where agent_id = new.id and ended_at is null)
     or exists (select from postback where agent_id = new.id) then
    raise exception 'agent % is not settled', new.id using errcode = 'check_violation', constraint = 'agent_settled';
  end if;
  return new;
end $$;
