-- What two operators add to, or take from, the bills between an agent and its payer. Amounts in ledger units.
create table agent_adjustment (
  id          bigint generated always as identity primary key,
  public_id   text not null unique default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  brand_id    smallint not null references brand,
  contract_id bigint not null references agent_contract,
  -- whole hundredths; below zero it is taken from the agent
  amount      bigint not null check (amount <> 0 and amount % 1000 = 0 and abs(amount) <= 100000000000000),
  -- both sides of the contract read it
  reason      text not null check (length(reason) between 1 and 500),
  proposal_id uuid not null unique references proposal,
  -- the public id of the dispute that it answers
  dispute_id  text unique,
  decided_at  timestamptz not null,
  -- the bill that carries it; null: none does yet
  bill_id     bigint references agent_bill
);
create index agent_adjustment_open on agent_adjustment (brand_id, contract_id) where bill_id is null;
create index agent_adjustment_of_bill on agent_adjustment (bill_id) where bill_id is not null;
create index agent_adjustment_of_contract on agent_adjustment (contract_id, id);

create or replace function keep_agent_adjustment() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger agent_adjustment_kept before insert or update or delete on agent_adjustment for each row execute function keep_agent_adjustment();

create or replace function check_bill_adjustment() returns trigger language plpgsql as $$ begin return null; end $$;
create constraint trigger agent_adjustment_counted after update of bill_id on agent_adjustment
  deferrable initially deferred for each row execute function check_bill_adjustment();
create constraint trigger agent_bill_adjustment_counted after insert on agent_bill
  deferrable initially deferred for each row when (new.adjustment <> 0) execute function check_bill_adjustment();
