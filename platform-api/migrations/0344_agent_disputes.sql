-- Agents' objections to bills that pay them, and what operators answered.
create table agent_dispute (
  id          bigint generated always as identity primary key,
  public_id   text not null unique default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  brand_id    smallint not null references brand,
  bill_id     bigint not null references agent_bill,
  -- who objects: the payee of the bill
  agent_id    bigint not null references member,
  -- null: erased
  text        text check (length(text) between 1 and 1000),
  created_at  timestamptz not null,
  state       text not null default 'open' check (state in ('open', 'rejected', 'upheld', 'withdrawn')),
  -- of operators; of an open one it counts once the adjustment is approved
  answer      text check (length(answer) between 1 and 1000),
  answered_by integer references operator,
  answered_at timestamptz,
  -- of the adjustment by which it is upheld
  proposal_id uuid references proposal,
  revision    integer not null default 1,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check (state not in ('rejected', 'upheld') or answer is not null),
  check (state <> 'upheld' or proposal_id is not null),
  check (proposal_id is null or answer is not null)
);
create unique index agent_dispute_open on agent_dispute (bill_id) where state = 'open';
create unique index agent_dispute_upheld on agent_dispute (bill_id) where state = 'upheld';
create index agent_dispute_of_bill on agent_dispute (bill_id, id desc);
create index agent_dispute_of_agent on agent_dispute (agent_id, id desc);
create index agent_dispute_waiting on agent_dispute (brand_id, id desc) where state = 'open';
create index agent_dispute_proposal on agent_dispute (proposal_id) where proposal_id is not null;

create or replace function check_agent_dispute() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger agent_dispute_checked before insert on agent_dispute for each row execute function check_agent_dispute();
create or replace function keep_agent_dispute() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger agent_dispute_kept before update or delete on agent_dispute for each row execute function keep_agent_dispute();
