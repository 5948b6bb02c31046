-- Promotions: what a brand offers, under which version of its terms, who takes part, and what they were given. Amounts in ledger units.

create table promotion (
  id           uuid primary key,
  brand_id     smallint not null references brand,
  kind         text not null,
  state        text not null check (state in ('draft', 'proposed', 'published', 'paused', 'ended')),
  -- the confirmed version of the terms, and what of it decides who is asked; null before the first
  version      integer,
  trigger      text,
  -- how often a member may take part: `once`, or in each period
  cycle        text check (cycle in ('once', 'daily', 'weekly', 'monthly', 'yearly', 'each')),
  code         text,
  starts_at    timestamptz,
  ends_at      timestamptz check (ends_at > starts_at),
  priority     integer,
  budget       bigint check (budget > 0),
  budget_count integer check (budget_count > 0),
  -- rewards that are ready or paid
  spent        bigint not null default 0 check (spent >= 0),
  rewarded     integer not null default 0 check (rewarded >= 0),
  created_at   timestamptz not null,
  check ((state in ('draft', 'proposed')) = (version is null)),
  check ((version is null) = (budget is null) and (version is null) = (trigger is null) and (version is null) = (cycle is null)
         and (version is null) = (starts_at is null) and (version is null) = (priority is null)),
  check ((code is not null) = (trigger is not null and trigger = 'code')),
  -- no reward goes beyond the budget
  check (spent <= budget),
  check (rewarded <= budget_count)
);
create index promotion_of_brand on promotion (brand_id, state);
create unique index promotion_code on promotion (brand_id, code) where state in ('published', 'paused');

create table promotion_version (
  promotion_id uuid not null references promotion,
  version      integer not null check (version > 0),
  state        text not null check (state in ('draft', 'proposed', 'confirmed', 'refused')),
  -- PromotionTerms of the contract
  terms        jsonb not null check (jsonb_typeof(terms) = 'object'),
  reason       text not null,
  -- null: set up with the brand
  written_by   integer references operator,
  written_at   timestamptz not null,
  proposed_by  integer references operator,
  decided_by   integer references operator,
  decided_at   timestamptz,
  primary key (promotion_id, version),
  check ((state in ('confirmed', 'refused')) = (decided_at is not null)),
  check (state = 'draft' or proposed_by is not null or written_by is null),
  -- two persons
  check (state <> 'confirmed' or proposed_by is null or (decided_by is not null and decided_by <> proposed_by
         and decided_by <> written_by))
);
create unique index promotion_version_waiting on promotion_version (promotion_id) where state in ('draft', 'proposed');
alter table promotion add foreign key (id, version) references promotion_version deferrable initially deferred;

-- Only a draft can be rewritten, and what was decided stays.
create function keep_promotion_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('confirmed', 'refused')
     or (old.state = 'proposed' and (new.terms <> old.terms or new.state = 'draft')) then
    raise exception 'a version of a promotion stays as it was proposed';
  end if;
  return new;
end $$;
create trigger promotion_version_kept before update or delete on promotion_version
  for each row execute function keep_promotion_version();

-- A member in a promotion and period, under the version that they joined.
create table promotion_participation (
  id              uuid primary key default gen_random_uuid(),
  promotion_id    uuid not null references promotion,
  brand_id        smallint not null references brand,
  member_id       bigint not null references member,
  -- `once`, the first business day of the period, or what it is for, such as a deposit
  period          text not null,
  version         integer not null,
  state           text not null check (state in ('joined', 'applied', 'active', 'completed', 'paid', 'rejected', 'forfeited', 'expired', 'cancelled')),
  -- what the reward follows from, such as the deposit
  figure          bigint not null default 0,
  place           integer check (place > 0),
  remark          text,
  image_ids       uuid[] not null default '{}',
  claimable_until timestamptz,
  created_at      timestamptz not null,
  unique (promotion_id, member_id, period),
  foreign key (promotion_id, version) references promotion_version
);
create index promotion_participation_of_member on promotion_participation (member_id, promotion_id, created_at desc);
create index promotion_participation_latest on promotion_participation (promotion_id, created_at desc);
create index promotion_participation_ready on promotion_participation (claimable_until) where state = 'completed';
create index promotion_participation_applied on promotion_participation (brand_id, created_at) where state = 'applied';

-- States go forward only, and who takes part in what never changes.
create function move_participation() returns trigger language plpgsql as $$
declare
  forward constant text[] := array['joined', 'applied', 'active', 'completed', 'paid'];
begin
  if (new.id, new.promotion_id, new.brand_id, new.member_id, new.period, new.version)
     is distinct from (old.id, old.promotion_id, old.brand_id, old.member_id, old.period, old.version) then
    raise exception 'a participation cannot become another';
  end if;
  if new.state <> old.state and (
    array_position(forward, old.state) is null
    or old.state = 'paid'
    or array_position(forward, new.state) < array_position(forward, old.state)
    or (new.state = 'rejected' and old.state <> 'applied')
  ) then
    raise exception 'a participation does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger promotion_participation_forward before update on promotion_participation
  for each row execute function move_participation();
create trigger promotion_participation_kept before delete or truncate on promotion_participation
  for each statement execute function refuse_change();

-- Every change of state, with who made it.
create table promotion_step (
  participation_id uuid not null references promotion_participation,
  state            text not null,
  at               timestamptz not null,
  by_kind          text not null check (by_kind in ('terms', 'member', 'operator')),
  operator_id      integer references operator check ((operator_id is not null) = (by_kind = 'operator')),
  reason           text,
  primary key (participation_id, state)
);
create trigger promotion_step_append_only before update or delete or truncate on promotion_step
  for each statement execute function refuse_change();

-- What a participation is given: one reward, whose movement has the participation as its key.
create table promotion_reward (
  participation_id uuid primary key references promotion_participation,
  promotion_id     uuid not null references promotion,
  member_id        bigint not null references member,
  kind             text not null check (kind in ('cash', 'bonus', 'points', 'free_bets')),
  -- what it takes of the budget; points cost none
  amount           bigint not null check (amount >= 0),
  points           bigint not null check (points >= 0),
  -- ready: in the budget, not given yet; lapsed: out of the budget again
  state            text not null check (state in ('ready', 'paid', 'lapsed')),
  ready_at         timestamptz not null,
  paid_at          timestamptz,
  check ((kind = 'points') = (amount = 0)),
  check ((kind = 'points') = (points > 0)),
  check ((state = 'paid') = (paid_at is not null))
);
create index promotion_reward_of_promotion on promotion_reward (promotion_id);
create index promotion_reward_of_member on promotion_reward (member_id, ready_at desc);

-- Periods of promotions that were settled.
create table promotion_run (
  promotion_id uuid not null references promotion,
  -- first business day
  period_start date not null,
  rewards      integer not null,
  at           timestamptz not null,
  primary key (promotion_id, period_start)
);
