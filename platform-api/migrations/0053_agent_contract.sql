-- Contracts between an agent and the agents directly below. A downline has one upline, so a contract is the downline's.

create table agent_contract (
  id bigint generated always as identity primary key,
  -- opaque: says nothing and cannot be counted through
  public_id text not null unique default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  brand_id smallint not null references brand,
  upline_id bigint not null references member,
  downline_id bigint not null references member,
  type text not null check (type in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')),
  -- counts the contracts of this type that the downline was offered
  version integer not null check (version > 0),
  -- basis points
  rate integer not null check (rate between 1 and 10000),
  state text not null default 'offered' check (state in ('offered', 'active', 'rejected', 'terminated')),
  -- why it ended: asked for by one of the two, replaced by a newer one, or the upline's own contract changed
  ended_by text check (ended_by in ('request', 'replaced', 'upline')),
  offered_at timestamptz not null default now(),
  decided_at timestamptz,
  ended_at timestamptz,
  check (upline_id <> downline_id),
  check ((state = 'terminated') = (ended_by is not null)),
  unique (downline_id, type, version)
);
create unique index agent_contract_offered on agent_contract (downline_id, type) where state = 'offered';
create unique index agent_contract_active on agent_contract (downline_id, type) where state = 'active';
create index agent_contract_given on agent_contract (upline_id, type);

-- A downline's rate never exceeds its upline's rate for the same type. An agent whose contract has ended gives none.
create function agent_contract_fits() returns trigger language plpgsql as $$
begin
  if new.state = 'active' and (
    exists (select 1 from agent_contract own
            where own.downline_id = new.upline_id and own.type = new.type and own.state = 'active' and own.rate < new.rate)
    or exists (select 1 from agent_contract given
               where given.upline_id = new.downline_id and given.type = new.type and given.state = 'active' and given.rate > new.rate)
  ) then
    raise exception 'agent contract % has a rate above its upline''s', new.id using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and old.state = 'active' and new.state = 'terminated'
    and exists (select 1 from agent_contract given
                where given.upline_id = new.downline_id and given.type = new.type and given.state = 'active')
    and not exists (select 1 from agent_contract own
                    where own.downline_id = new.downline_id and own.type = new.type and own.state = 'active')
  then
    raise exception 'agent contract % ended and left contracts below it', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger agent_contract_fits after insert or update on agent_contract
  deferrable initially deferred for each row execute function agent_contract_fits();
