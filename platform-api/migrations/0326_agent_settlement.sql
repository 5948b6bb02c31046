-- Settlement of agents' contracts: what counts by hour and by five minutes, runs, bills, corrections and payments. Amounts in ledger units.

alter type movement_kind add value if not exists 'commission';

-- Periods that ended before are not settled.
create table settlement_start (
  only_row boolean primary key default true check (only_row),
  at       timestamptz not null default now()
);
insert into settlement_start default values;

-- What counts for hourly and real-time salaries: a fold of the play feed.
create table contract_slot (
  contract_id bigint not null references agent_contract,
  -- the clock hour of the settlement; for real-time salaries the five minutes in which the bet changed, so that a reversal takes back at once
  slot        timestamptz not null,
  -- the tier of the single bet for real-time salaries; 0 for hourly ones
  place       smallint not null,
  valid_bet   bigint not null,
  -- by members, with the cash part of their stakes; for real-time salaries
  won         bigint not null,
  lost        bigint not null,
  is_billed   boolean not null default false,
  primary key (contract_id, slot, place)
) with (fillfactor = 70);
create index contract_slot_open on contract_slot (slot, contract_id) where not is_billed;

-- What contract_slot must hold: hours as they are, real-time salaries in sum (slot is null), because the bets do not tell when they changed.
create view contract_slot_expected as
  select k.id as contract_id, case when k.type = 'hourlySalary' then b.hour end as slot,
         case when k.type = 'hourlySalary' then 0 else t.place end::smallint as place,
         case when k.type = 'hourlySalary' then sum(b.cash_bet) else 0 end::bigint as valid_bet,
         case when k.type = 'hourlySalary' then 0 else sum(greatest(b.cash_payout - b.cash_stake, 0)) end::bigint as won,
         case when k.type = 'hourlySalary' then 0 else sum(greatest(b.cash_stake - b.cash_payout, 0)) end::bigint as lost
  from (
    select t.member_id, t.settled_at, brand_day(t.settled_at, o.offset_minutes) as day,
           date_bin('1 hour', t.settled_at, timestamptz '2000-01-01 00:00+00' - make_interval(mins => o.offset_minutes)) as hour,
           t.stake - coalesce(p.part, 0) as cash_stake,
           case when t.stake > 0 then div(t.valid_bet::numeric * (t.stake - coalesce(p.part, 0)), t.stake) else 0 end as cash_bet,
           case when t.stake > 0 then div(t.payout::numeric * (t.stake - coalesce(p.part, 0)), t.stake)
                when not t.is_free then t.payout else 0 end as cash_payout
    from settlement_start z join bet t on t.settled_at >= z.at and t.status in ('won', 'lost', 'pushed')
    join brand o on o.id = t.brand_id
    left join bonus_play p on p.transaction_id = t.id and p.kind = 'stake'
  ) b
  join member_line l on l.member_id = b.member_id and l.from_day <= b.day and (l.to_day is null or l.to_day > b.day)
  cross join unnest(l.uplines || b.member_id) as u (agent_id)
  join agent_contract k on k.downline_id = u.agent_id and k.type in ('hourlySalary', 'realTimeSalary') and k.state in ('valid', 'terminated')
    and k.valid_from <= b.settled_at and (k.ends_at is null or k.ends_at > b.settled_at)
  left join lateral (
    select max(place) as place from agent_contract_tier where contract_id = k.id and valid_bet <= b.cash_stake
  ) t on k.type = 'realTimeSalary'
  where k.type = 'hourlySalary' or t.place is not null
  group by k.id, k.type, case when k.type = 'hourlySalary' then b.hour end, t.place;

-- Nothing counts that was settled before this.
insert into fold_cursor (fold, base, xid) select 'salaries', pg_current_snapshot(), pg_snapshot_xmin(pg_current_snapshot());

-- What the payers of a brand owe for a type of contract and a period: computed once, in one transaction.
create table agent_run (
  id          bigint generated always as identity primary key,
  public_id   text not null unique default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  brand_id    smallint not null references brand,
  type        text not null check (type in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')),
  period      text not null,
  period_from timestamptz not null,
  period_to   timestamptz not null check (period_to > period_from),
  -- waiting: for the approval of an operators' proposal; approved: is being paid; paid: every bill was tried
  state       text not null check (state in ('waiting', 'approved', 'paid')),
  computed_at timestamptz not null,
  -- the brand's rule as it was: activeMinimum, reducedBy, isGuaranteed, approveFrom
  rule        jsonb not null check (jsonb_typeof(rule) = 'object'),
  bills       integer not null,
  -- of all bills, and of those of the tops of lines, which the brand pays
  due         bigint not null check (due >= 0),
  top_due     bigint not null check (top_due between 0 and due),
  -- null: below the brand's bound
  approved_by uuid references proposal,
  approved_at timestamptz,
  paid_at     timestamptz,
  check ((state = 'waiting') = (approved_at is null)),
  check ((state = 'paid') = (paid_at is not null)),
  unique (brand_id, type, period, period_from)
);
create index agent_run_latest on agent_run (brand_id, type, period_to desc);
create index agent_run_to_pay on agent_run (id) where state = 'approved';

-- What a contract gives for a period, and what of it was paid.
create table agent_bill (
  id               bigint generated always as identity primary key,
  public_id        text not null unique default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  run_id           bigint not null references agent_run,
  brand_id         smallint not null references brand,
  type             text not null,
  contract_id      bigint not null references agent_contract,
  agent_id         bigint not null references member,
  -- who pays; null: the brand
  upline_id        bigint references member,
  -- of the agent's line on the last day
  top_id           bigint not null,
  depth            smallint not null check (depth >= 0),
  period_from      timestamptz not null,
  period_to        timestamptz not null,
  -- the business days that count: of the period, while the contract was in force
  first_day        date not null,
  last_day         date not null,
  valid_bet        bigint not null,
  -- stakes less payouts
  result           bigint not null,
  -- rebates, promotions and fees by the brand's rule
  reductions       bigint not null,
  active_members   integer not null,
  -- the negative base of the period before, and that of the next one
  carried_in       bigint not null check (carried_in <= 0),
  carried_out      bigint not null check (carried_out <= 0),
  -- null: none was reached; or real-time salaries, whose bets have tiers of their own
  tier             smallint,
  rate             integer not null check (rate >= 0),
  gross            bigint not null,
  -- the corrections of closed periods (agent_bill_correction), and what the bill before left to take back
  adjustment       bigint not null,
  rest_in          bigint not null check (rest_in <= 0),
  due              bigint not null check (due >= 0),
  -- still to take back, by the next bill; written off where the contract has ended
  rest_out         bigint not null check (rest_out <= 0),
  written_off      bigint not null check (written_off >= 0),
  -- whether another bill of the agent by the same payer was to follow
  goes_on          boolean not null,
  -- what the agent owes to the direct downlines by the same run
  below            bigint not null check (below >= 0),
  paid             bigint not null default 0 check (paid between 0 and due),
  -- of what was paid, by the brand in place of the upline; and what the upline has given back of it
  guaranteed       bigint not null default 0 check (guaranteed between 0 and paid),
  repaid           bigint not null default 0 check (repaid between 0 and guaranteed),
  -- what the payer owes
  open             bigint not null generated always as (due - paid + guaranteed - repaid) stored,
  state            text not null check (state in ('none', 'due', 'part', 'insufficient', 'paid')),
  payments         smallint not null default 0,
  check (gross + adjustment + rest_in = due + rest_out - written_off),
  check (due = 0 or rest_out = 0 and written_off = 0),
  check (goes_on and written_off = 0 or not goes_on and rest_out = 0 and carried_out = 0),
  check ((state = 'none') = (due = 0)),
  check ((state = 'paid') = (due > 0 and paid = due)),
  check (state <> 'part' or paid > 0),
  check (state not in ('due', 'insufficient') or paid = 0),
  check (upline_id <> agent_id),
  check (upline_id is not null or guaranteed = 0),
  unique (run_id, contract_id, period_from)
) with (fillfactor = 80);
-- A run bills the period of a contract once; bills without days only carry corrections of what was closed.
create unique index agent_bill_once on agent_bill (contract_id, period_from) where last_day >= first_day;
create index agent_bill_of_run on agent_bill (run_id, depth, id);
create index agent_bill_of_agent on agent_bill (agent_id, type, id desc);
create index agent_bill_of_payer on agent_bill (upline_id, id desc) where upline_id is not null;
create index agent_bill_open on agent_bill (upline_id, id) where open > 0 and state <> 'due';
create index agent_bill_rest on agent_bill (brand_id, type, agent_id) where rest_out < 0;
create index agent_bill_due on agent_bill (run_id, top_id) where state = 'due';
create or replace function keep_agent_bill() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger agent_bill_kept before update or delete on agent_bill for each row execute function keep_agent_bill();

-- Bills of closed periods whose figures have changed: the next bill corrects them. Written by the folds.
create table agent_bill_stale (bill_id bigint primary key references agent_bill);

-- What a bill adds or takes for a period that an earlier bill had closed.
create table agent_bill_correction (
  -- the bill that carries it, and the bill of the closed period
  bill_id        bigint not null references agent_bill,
  of_bill_id     bigint not null references agent_bill,
  valid_bet      bigint not null,
  result         bigint not null,
  reductions     bigint not null,
  active_members integer not null,
  carried_in     bigint not null,
  carried_out    bigint not null,
  tier           smallint,
  rate           integer not null,
  -- what the period is worth now, and what it was billed with before
  gross          bigint not null,
  gross_before   bigint not null,
  amount         bigint not null generated always as (gross - gross_before) stored,
  primary key (bill_id, of_bill_id),
  check (of_bill_id < bill_id)
);
create index agent_bill_correction_of on agent_bill_correction (of_bill_id, bill_id);
create trigger agent_bill_correction_kept before update or delete or truncate on agent_bill_correction
  for each statement execute function refuse_change();

create table agent_bill_payment (
  bill_id        bigint not null references agent_bill,
  n              smallint not null check (n > 0),
  -- upline: by the payer of the bill; brand: by the brand in place of the upline; repayment: by the upline to the brand
  kind           text not null check (kind in ('upline', 'brand', 'repayment')),
  amount         bigint not null check (amount > 0),
  transaction_id bigint not null unique,
  at             timestamptz not null,
  primary key (bill_id, n)
);
create trigger agent_bill_payment_kept before update or delete or truncate on agent_bill_payment
  for each statement execute function refuse_change();

-- What members owe for bills that were tried and not paid in full. It keeps them from bets, withdrawals and transfers to others.
create view agent_debt as
  select upline_id as member_id, brand_id, sum(open)::bigint as amount, count(*)::integer as bills
  from agent_bill where open > 0 and state <> 'due' and upline_id is not null
  group by upline_id, brand_id;

alter table bet_refusal drop constraint bet_refusal_outcome_check,
  add constraint bet_refusal_outcome_check
    check (outcome in ('insufficient', 'limit', 'excluded', 'debt', 'bonus_max_bet', 'bonus_excluded_game'));
