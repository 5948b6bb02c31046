-- Payments to agents that operators hold back: bills are computed, not paid, and their payers do not owe for them.
create table agent_hold (
  id          bigint generated always as identity primary key,
  public_id   text not null unique default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  brand_id    smallint not null references brand,
  agent_id    bigint not null references member,
  -- for operators
  reason      text not null check (length(reason) between 1 and 500),
  -- the agent reads it
  notice      text not null check (length(notice) between 1 and 500),
  placed_by   integer not null references operator,
  placed_at   timestamptz not null,
  -- the proposal by which two operators ended it
  released_by uuid unique references proposal,
  released_at timestamptz,
  check ((released_by is null) = (released_at is null))
);
create unique index agent_hold_open on agent_hold (agent_id) where released_at is null;
create index agent_hold_of_agent on agent_hold (agent_id, id);

create or replace function keep_agent_hold() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger agent_hold_kept before update or delete on agent_hold for each row execute function keep_agent_hold();

create or replace function refuse_held_payment() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger agent_bill_payment_held before insert on agent_bill_payment for each row when (new.kind <> 'repayment')
  execute function refuse_held_payment();

alter table agent_bill drop constraint agent_bill_state_check,
  add constraint agent_bill_state_check check (state in ('none', 'due', 'held', 'part', 'insufficient', 'paid'));
create index agent_bill_held on agent_bill (agent_id, id) where state = 'held';
create index agent_bill_held_payer on agent_bill (upline_id) where state = 'held';

-- What members owe for bills that were tried and not paid in full. It keeps them from bets, withdrawals and transfers to others.
create or replace view agent_debt as
  select upline_id as member_id, brand_id, sum(open)::bigint as amount, count(*)::integer as bills
  from agent_bill where open > 0 and state <> 'due' and state <> 'held' and upline_id is not null
  group by upline_id, brand_id;
