-- Agents' contracts with tiers. A contract is valid from a boundary of its line's period to another; the top of a line signs with the
-- brand. Contracts of one rate become contracts of one tier.

drop trigger agent_contract_fits on agent_contract;
drop index agent_contract_offered, agent_contract_active;
alter table agent_contract
  drop constraint agent_contract_state_check,
  drop constraint agent_contract_ended_by_check,
  drop constraint agent_contract_check1,
  alter column upline_id drop not null,
  add column period text,
  add column carries_loss boolean not null default false,
  add column expires_at timestamptz,
  add column valid_from timestamptz;
alter table agent_contract rename column ended_at to ends_at;

create table agent_contract_tier (
  contract_id    bigint not null references agent_contract,
  place          smallint not null check (place between 1 and 10),
  -- ledger units: of the team in the period; of the single bet for real-time salaries
  valid_bet      bigint not null default 0 check (valid_bet >= 0),
  -- ledger units: game result of the team in the period, for dividends
  loss           bigint not null default 0 check (loss >= 0),
  -- for dividends and daily salaries
  active_members integer not null default 0 check (active_members >= 0),
  -- basis points; of what members won, for real-time salaries
  rate           integer not null check (rate between 0 and 10000),
  -- basis points of what members lost, for real-time salaries
  loss_rate      integer check (loss_rate between 0 and 10000),
  primary key (contract_id, place),
  check (rate + coalesce(loss_rate, 0) > 0)
);

insert into agent_contract_tier (contract_id, place, rate, loss_rate)
select id, 1, rate, case when type = 'realTimeSalary' then rate end from agent_contract;

update agent_contract set
  period = case type when 'dividend' then 'semimonthly' when 'dailySalary' then 'daily' when 'hourlySalary' then 'hourly' else 'realTime' end,
  state = case state when 'offered' then 'requested' when 'active' then 'valid' else state end,
  expires_at = offered_at + interval '7 days',
  -- a contract that was rejected, and an offer that was taken back or became void, never counted
  valid_from = case when state in ('active', 'terminated') then least(decided_at, ends_at) end,
  ends_at = case when state = 'terminated' then coalesce(ends_at, decided_at, offered_at) end;
alter table agent_contract drop column rate;

-- who stood at the top of a line and gave contracts signs with the brand, at the rates that bounded them so far
with top as (
  select c.brand_id, c.upline_id as member_id, c.type, c.period, coalesce(min(c.valid_from), min(c.offered_at)) as since
  from agent_contract c
  join member m on m.id = c.upline_id
  left join member up on up.id = m.upline_id and up.brand_id = m.brand_id and up.type in (1, 2, 41, 42)
  where up.id is null
  group by c.brand_id, c.upline_id, c.type, c.period
), signed as (
  insert into agent_contract (brand_id, downline_id, type, version, period, state, offered_at, decided_at, valid_from)
  select brand_id, member_id, type,
         (select coalesce(max(o.version), 0) + 1 from agent_contract o where o.downline_id = member_id and o.type = top.type),
         period, 'valid', since, since, since
  from top
  where not exists (select from agent_contract o where o.downline_id = member_id and o.type = top.type and o.state = 'valid')
  returning id, type
)
insert into agent_contract_tier (contract_id, place, rate, loss_rate)
select id, 1, case type when 'dividend' then 5000 else 500 end, case when type = 'realTimeSalary' then 500 end from signed;

alter table agent_contract
  alter column state set default 'requested',
  alter column period set not null,
  add check (case type when 'realTimeSalary' then period = 'realTime' when 'hourlySalary' then period = 'hourly' when 'dailySalary' then period = 'daily'
                       else period in ('daily', 'weekly', 'semimonthly', 'monthly') end),
  add check (not carries_loss or type = 'dividend'),
  add check (state in ('requested', 'valid', 'rejected', 'expired', 'terminated')),
  -- why it ended: asked for by one of the two, replaced by a newer one, the upline's own contract changed, the downline moved away
  add check (ended_by in ('request', 'replaced', 'upline', 'move')),
  add check ((ends_at is null) = (ended_by is null)),
  -- with the brand nothing waits: its offers are proposals
  add check ((upline_id is null) = (expires_at is null) and (upline_id is not null or state in ('valid', 'terminated'))),
  add check (case state when 'valid' then valid_from is not null when 'terminated' then ends_at is not null else valid_from is null and ends_at is null end),
  add check (ends_at >= valid_from);

create unique index agent_contract_requested on agent_contract (downline_id, type) where state = 'requested';
-- at most one of a downline goes on without an end
create unique index agent_contract_open on agent_contract (downline_id, type) where state = 'valid' and ends_at is null;
create index agent_contract_to_expire on agent_contract (expires_at) where state = 'requested';
create index agent_contract_to_end on agent_contract (ends_at) where state = 'valid' and ends_at is not null;

create or replace function agent_contract_fits() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create constraint trigger agent_contract_fits after insert or update on agent_contract
  deferrable initially deferred for each row execute function agent_contract_fits();
-- what was offered stays as it was: a new offer is a new version
create trigger agent_contract_tier_kept before update or delete on agent_contract_tier
  for each row execute function refuse_change();
