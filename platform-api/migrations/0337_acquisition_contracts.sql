-- Contracts that pay an amount for each new member of a line who has paid in and played enough within 30 days.

alter table agent_contract
  drop constraint agent_contract_type_check,
  drop constraint agent_contract_check1,
  add constraint agent_contract_type_check check (type in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary', 'acquisition')),
  add constraint agent_contract_period_check
    check (case type when 'realTimeSalary' then period = 'realTime' when 'hourlySalary' then period = 'hourly' when 'dailySalary' then period = 'daily'
                     when 'acquisition' then period in ('weekly', 'monthly') else period in ('daily', 'weekly', 'semimonthly', 'monthly') end);

alter table agent_contract_tier
  drop constraint agent_contract_tier_check,
  -- ledger units: deposits less withdrawals of each new member, for acquisitions; there valid_bet is that of each of them, too
  add deposit bigint not null default 0 check (deposit >= 0),
  -- ledger units: what each of these members pays; in place of a rate
  add amount bigint not null default 0 check (amount >= 0),
  add constraint agent_contract_tier_pays
    check (case when amount > 0 then rate = 0 and loss_rate is null and loss = 0 else deposit = 0 and rate + coalesce(loss_rate, 0) > 0 end);

alter table agent_run
  drop constraint agent_run_type_check,
  add constraint agent_run_type_check check (type in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary', 'acquisition'));

-- New members whose 30 days are over, written by the first run that bills the last of these days: each counts once, in the line of that day.
create table acquired_member (
  member_id bigint primary key references member,
  brand_id  smallint not null references brand,
  -- the last of the 30 days
  day       date not null,
  -- why the member counts for nobody (referral_fault); null: counts
  fault     text check (fault in ('document', 'device', 'payee', 'person'))
);
create index acquired_member_of_day on acquired_member (brand_id, day);
create trigger acquired_member_kept before update or delete or truncate on acquired_member
  for each statement execute function refuse_change();

create index member_registered on member (brand_id, created_at);
