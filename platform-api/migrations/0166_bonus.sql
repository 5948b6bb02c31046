-- Bonus money: what was promised to a member and under which terms. Amounts in ledger units.

alter table wagering_requirement
  -- withdrawals wait until it is met
  add withholds boolean not null default true,
  -- whole tenths that were wagered at some time; never fewer
  add tenths smallint not null default 0 check (tenths between 0 and 10),
  -- nothing counts for it any longer, as its bonus has ended
  add cancelled_at timestamptz;
update wagering_requirement set tenths = 10 where met_at is not null;

create table bonus (
  id             bigint generated always as identity primary key,
  brand_id       smallint not null references brand,
  member_id      bigint not null references member,
  source         text not null,
  key            text not null,
  names          jsonb not null,
  -- merged: the money is cash, withheld until it is wagered; released: it waits in the account `bonus` and becomes cash when it is wagered
  mode           text not null check (mode in ('merged', 'released')),
  amount         bigint not null check (amount > 0),
  wagering       bigint not null check (wagering >= 0),
  contribution   jsonb not null,
  -- released a tenth at a time
  in_steps       boolean not null check (not in_steps or mode = 'released'),
  max_stake      bigint check (max_stake > 0),
  excluded_games integer[] not null,
  -- from the start on; merged money cannot be given up, so it does not expire
  lifetime_hours integer check (lifetime_hours > 0),
  state          text not null check (state in ('queued', 'active', 'completed', 'expired', 'forfeited', 'revoked')),
  requirement_id bigint unique references wagering_requirement,
  -- what became cash, and what went back to the brand at the end
  released       bigint not null default 0 check (released >= 0),
  returned       bigint not null default 0 check (returned >= 0),
  granted_at     timestamptz not null,
  active_at      timestamptz,
  expires_at     timestamptz,
  ended_at       timestamptz,
  unique (source, key),
  check ((mode = 'merged') = (lifetime_hours is null)),
  check ((expires_at is null) = (active_at is null or lifetime_hours is null)),
  check ((state in ('queued', 'active')) = (ended_at is null)),
  check (case state when 'queued' then active_at is null when 'active' then active_at is not null else true end),
  check (released + returned <= amount)
);
create unique index bonus_active on bonus (member_id) where state = 'active';
create index bonus_queue on bonus (member_id, id) where state = 'queued';
create index bonus_expiry on bonus (expires_at) where state = 'active';
create index bonus_of_member on bonus (member_id, id desc);

-- Every change of state, with who made it.
create table bonus_step (
  bonus_id    bigint not null references bonus,
  state       text not null,
  at          timestamptz not null,
  -- null: by the terms, or by the member
  operator_id integer references operator,
  reason      text,
  primary key (bonus_id, state)
);
create trigger bonus_step_append_only before update or delete or truncate on bonus_step
  for each statement execute function refuse_change();

-- Beside `limited`, on the row that stands for all wallets of a member: the member has an active bonus.
alter table wallet add bonus_bound boolean not null default false;
