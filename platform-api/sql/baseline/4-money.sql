-- Money: accounts and postings, bets, limits, wagering, bonuses, points and other units, deposits and withdrawals.

-- The vendors of games, shared by all brands; brand_vendor decides what a brand shows.
create table vendor (
  id          smallint primary key,
  code        text not null unique check (code ~ '^[A-Z0-9]{2,12}$'),
  name        text not null,
  -- active: games launch; maintenance: shown, launch is refused; disabled: hidden everywhere.
  status      text not null default 'maintenance' check (status in ('active', 'maintenance', 'disabled')),
  sort_order  smallint not null,
  -- Where a vendor's own interface is (game URL, transaction list, …); null: it has none, or lives under our roof.
  api_url     text check (api_url ~ '^https?://'),
  -- Origin of the vendor's game clients: what the pages of brands that show the vendor may frame, and nothing else.
  play_origin text check (play_origin ~ '^https?://[^/]+$')
);

-- The ledger: accounts, wallets, transaction headers and append-only postings.
-- Every amount is in ledger units: 1/100,000 of the currency unit.
create type account_kind as enum
  ('cash', 'bonus', 'held', 'receivable', 'agent', 'house', 'psp', 'promotion', 'jackpot', 'payable', 'vendor');
create table ledger_account (
  id        bigint generated always as identity primary key,
  kind      account_kind not null,
  brand_id  smallint not null references brand,
  currency  char(3) not null,
  -- whose account it is; null for the brand's own
  member_id bigint references member,
  -- which payment channel, jackpot pool or vendor, otherwise empty
  purpose   text not null default '',
  check ((member_id is not null) = (kind in ('cash', 'bonus', 'held', 'receivable', 'agent', 'vendor'))),
  check ((purpose <> '') = (kind in ('psp', 'jackpot', 'vendor')))
);
create unique index ledger_account_of_brand on ledger_account (brand_id, kind, purpose) where member_id is null;
create unique index ledger_account_of_member on ledger_account (member_id, kind, purpose) where member_id is not null;

-- The running balance of a member's account; its lock serialises that member's money.
-- Brand accounts have none on purpose: one hot row would serialise the whole brand. Theirs is the fold of the postings.
create table wallet (
  account_id   bigint primary key references ledger_account,
  member_id    bigint not null references member,
  kind         account_kind not null,
  -- what the member has, and for `receivable` what the member owes: never negative
  balance      bigint not null default 0 check (balance >= 0),
  -- whose wallet it is; 0 for all but those at a vendor
  vendor_id    smallint not null default 0,
  -- On the cash wallet: the member has a limit or a bar that bets must ask for. Bets of all others never look further.
  limited      boolean not null default false,
  -- Beside `limited`, on the row that stands for all wallets of a member: the member has an active bonus.
  bonus_bound  boolean not null default false,
  -- Beside `bonus_bound`: bets of the member have held bonus money at some time, so wins and rollbacks look for their part of it.
  bonus_played boolean not null default false,
  check ((vendor_id <> 0) = (kind = 'vendor')),
  unique (member_id, kind, vendor_id)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

create type movement_kind as enum
  ('bet', 'win', 'rollback', 'rollback_repeat', 'tombstone', 'deposit', 'withdrawal',
   'transfer', 'promotion', 'adjustment', 'withdrawal_return', 'payout');
-- One business transaction, and at once its idempotency record: the key, what was asked, what came out.
create table ledger_transaction (
  id            bigint generated always as identity primary key,
  -- who names the key: 'vendor:<code>', 'cashier:<channel>', ...
  source        text not null,
  key           text not null,
  -- digest of the request's money fields; null for a tombstone, which nobody asked for
  fingerprint   bytea,
  kind          movement_kind not null,
  brand_id      smallint not null,
  member_id     bigint,
  -- signed effect on the member's cash, and the cash left after it
  cash_change   bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  -- the transaction that this one settles or reverses
  refers_to     bigint,
  detail        jsonb,
  created_at    timestamptz not null default now(),
  -- The vendor whose wallet `cash_change` and `balance_after` are of; null: the member's cash.
  wallet_vendor smallint,
  unique (source, key)
);
create index ledger_transaction_of_member on ledger_transaction (member_id, created_at);
-- Nothing is reversed twice.
create unique index ledger_transaction_one_reversal on ledger_transaction (refers_to) where kind = 'rollback';
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_change();

-- An amount that moves from one account to another. A pair cannot fail to sum to zero.
create table posting (
  transaction_id bigint not null,
  line           smallint not null,
  debit_account  bigint not null,
  credit_account bigint not null,
  amount         bigint not null check (amount > 0),
  primary key (transaction_id, line),
  check (debit_account <> credit_account)
);
create trigger posting_is_sound after insert on posting
  referencing new table as added for each statement execute function check_postings();
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_change();

-- Bets, their day figures, and what a person must look at. Amounts in ledger units.
create type bet_status as enum ('open', 'won', 'lost', 'pushed', 'void', 'rolled_back');
create table bet (
  -- the ledger transaction that took the stake, and its time
  id         bigint not null,
  placed_at  timestamptz not null,
  brand_id   smallint not null,
  member_id  bigint not null,
  vendor_id  smallint not null,
  game_id    integer not null,
  game_type  text not null,
  round_id   text not null,
  stake      bigint not null check (stake >= 0),
  is_free    boolean not null,
  status     bet_status not null default 'open',
  payout     bigint not null default 0 check (payout >= 0),
  -- what counts as turnover for rebates, contracts and wagering: 0 for a push or a void bet
  valid_bet  bigint not null default 0 check (valid_bet between 0 and stake),
  -- the first settlement; later wins of the bet count on this day too
  settled_at timestamptz,
  -- the vendor's odds and rule version when the stake was taken
  terms      jsonb,
  -- the vendor's result of the round
  detail     jsonb,
  primary key (id, placed_at),
  check (settled_at is not null or status not in ('won', 'lost', 'pushed')),
  check (settled_at is null or status <> 'open'),
  check (valid_bet = 0 or status in ('won', 'lost', 'pushed'))
) partition by range (placed_at);
create index bet_of_member on bet (member_id, placed_at);
create index bet_of_round on bet (member_id, hashtextextended(round_id, 0));
-- The bets of a reward: its id is part of what held when they were placed.
create index bet_of_reward on bet ((terms ->> 'reward_uuid')) where is_free;

-- A member's figures per business day, vendor and game type: a fold of the bets, kept by the functions that change them.
-- bets and turnover count on the day of the stake; settled_stake, payout and valid_bet on the day of the settlement.
create table member_daily (
  member_id     bigint not null,
  day           date not null,
  vendor_id     smallint not null,
  game_type     text not null,
  brand_id      smallint not null,
  bets          integer not null default 0,
  turnover      bigint not null default 0,
  settled_stake bigint not null default 0,
  payout        bigint not null default 0,
  valid_bet     bigint not null default 0,
  -- the largest payout of the day and its bet, for the winners board
  best_win      bigint not null default 0,
  best_bet_id   bigint,
  best_won_at   timestamptz,
  primary key (member_id, day, vendor_id, game_type)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);
create index member_daily_of_brand on member_daily (brand_id, day);

-- A refused bet answers the same to the same HTTP call; kept for a day.
create table bet_refusal (
  source       text not null,
  request_uuid text not null,
  key          text not null,
  fingerprint  bytea not null,
  refused_at   timestamptz not null default now(),
  -- why it was refused
  outcome      text not null default 'insufficient'
                 check (outcome in ('insufficient', 'limit', 'excluded', 'bonus_max_bet', 'bonus_excluded_game')),
  primary key (source, request_uuid)
);

-- What a member has chosen; without a row money follows into games by itself.
create table wallet_choice (
  member_id     bigint primary key references member,
  auto_transfer boolean not null
);

-- Limits of responsible gaming: what a member may deposit, stake, lose and how long play in a day, week or month of the brand.
create type limit_kind as enum ('deposit', 'wager', 'loss', 'session');
create type limit_period as enum ('day', 'week', 'month');
create table member_limit (
  member_id      bigint not null references member,
  kind           limit_kind not null,
  period         limit_period not null,
  -- ledger units; seconds for `session`
  amount         bigint not null check (amount > 0),
  set_at         timestamptz not null,
  -- a loosening on its way: from then on the limit is `pending_amount`, or gone when that is null
  pending_amount bigint,
  pending_from   timestamptz,
  primary key (member_id, kind, period),
  check (pending_amount is null or pending_from is not null),
  -- what is tighter holds at once and never waits
  check (pending_amount > amount)
);

-- Times without play and deposits. Nobody can shorten one: rows are never changed.
create table play_bar (
  id        bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind      text not null check (kind in ('time_out', 'self_exclusion')),
  starts_at timestamptz not null,
  -- null: for ever
  ends_at   timestamptz,
  check (ends_at > starts_at),
  check (ends_at is not null or kind = 'self_exclusion')
);
create index play_bar_of_member on play_bar (member_id);
create trigger play_bar_append_only before update or delete or truncate on play_bar
  for each statement execute function refuse_change();

-- How long a member with a session limit has played: from bet to bet; a pause of five minutes does not count.
create table play_clock (
  member_id bigint not null,
  day       date not null,
  seconds   integer not null default 0 check (seconds >= 0),
  last_at   timestamptz not null,
  primary key (member_id, day)
);

create table reality_check (
  member_id bigint primary key references member,
  minutes   smallint not null check (minutes > 0)
);

-- What must be wagered before money may leave, and the password that lets it leave. Amounts in ledger units.
create table wagering_requirement (
  id           bigint generated always as identity primary key,
  member_id    bigint not null references member,
  -- who names the key, such as `deposit` or `bonus`; each requirement is made once
  source       text not null,
  key          text not null,
  amount       bigint not null check (amount > 0),
  created_at   timestamptz not null default now(),
  -- when nothing was left to wager; what is met once stays met
  met_at       timestamptz,
  -- basis points of a valid bet that count, by game, vendor and type of game; everything in full where nothing is said
  contribution jsonb not null default '{}',
  -- met, with all that were made before: bets count for it no longer
  closed_at    timestamptz,
  -- withdrawals wait until it is met
  withholds    boolean not null default true,
  -- whole tenths that were wagered at some time; never fewer
  tenths       smallint not null default 0 check (tenths between 0 and 10),
  -- nothing counts for it any longer, as its bonus has ended
  cancelled_at timestamptz,
  unique (source, key)
);
create index wagering_requirement_open on wagering_requirement (member_id, created_at) where closed_at is null;

-- Valid bets placed after a requirement was made and before the member's next one. Ledger units.
create table wagering_play (
  requirement_id bigint not null references wagering_requirement,
  vendor_id      smallint not null,
  game_id        integer not null,
  game_type      text not null,
  valid_bet      bigint not null,
  primary key (requirement_id, vendor_id, game_id, game_type)
) with (fillfactor = 70);

-- Bonus money: what was promised to a member and under which terms. Amounts in ledger units.
create table bonus (
  id             bigint generated always as identity primary key,
  brand_id       smallint not null references brand,
  member_id      bigint not null references member,
  source         text not null,
  key            text not null,
  names          jsonb not null,
  -- merged: the money is cash, withheld until it is wagered; released: it waits in the account `bonus` and becomes cash when it is
  -- wagered; playable: it waits there, bets take it where the cash is not enough, and what is left becomes cash when it is wagered
  mode           text not null check (mode in ('merged', 'released', 'playable')),
  amount         bigint not null check (amount > 0),
  wagering       bigint not null check (wagering >= 0),
  contribution   jsonb not null,
  -- released a tenth at a time
  in_steps       boolean not null check (not in_steps or mode = 'released'),
  max_stake      bigint check (max_stake > 0),
  excluded_games integer[] not null,
  -- from the start on; merged money cannot be given up, so it does not expire
  lifetime_hours integer check (lifetime_hours > 0),
  -- spent: all of a playable bonus was staked and lost
  state          text not null
                   check (state in ('queued', 'active', 'completed', 'spent', 'expired', 'forfeited', 'revoked')),
  requirement_id bigint unique references wagering_requirement,
  -- what became cash, and what went back to the brand at the end
  released       bigint not null default 0 check (released >= 0),
  returned       bigint not null default 0 check (returned >= 0),
  granted_at     timestamptz not null,
  active_at      timestamptz,
  expires_at     timestamptz,
  ended_at       timestamptz,
  -- what may become cash in all; null: everything
  conversion_cap bigint check (conversion_cap > 0),
  -- what the brand bore of wins that were reversed after their bonus part had been played with
  written_off    bigint not null default 0 check (written_off >= 0),
  unique (source, key),
  check ((mode = 'merged') = (lifetime_hours is null)),
  check ((expires_at is null) = (active_at is null or lifetime_hours is null)),
  check ((state in ('queued', 'active')) = (ended_at is null)),
  check (case state when 'queued' then active_at is null when 'active' then active_at is not null else true end),
  constraint bonus_spent check (state <> 'spent' or mode = 'playable'),
  constraint bonus_within_amount check (mode = 'playable' or released + returned <= amount),
  constraint bonus_cap check (conversion_cap is null or mode = 'playable' and released <= conversion_cap),
  constraint bonus_written_off check (written_off = 0 or mode = 'playable')
);
create unique index bonus_active on bonus (member_id) where state = 'active';
create index bonus_queue on bonus (member_id, id) where state = 'queued';
create index bonus_expiry on bonus (expires_at) where state = 'active';
create index bonus_of_member on bonus (member_id, id desc);
create index bonus_of_brand on bonus (brand_id, id desc);

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

-- The bonus part of stakes, wins and what reversed them. The ledger moves bets with cash alone: what a stake takes from a bonus is moved
-- to the cash before it, and the bonus part of a win is moved out of the cash after it, each in the transaction of the bet.
create table bonus_play (
  -- the bet or the win whose money is split
  transaction_id bigint not null,
  kind           text not null check (kind in ('stake', 'win', 'stake_back', 'win_back')),
  bonus_id       bigint not null references bonus,
  bet_id         bigint not null,
  placed_at      timestamptz not null,
  -- the part of the stake or win that was bonus money; of a win in the proportion of the stake, rounded down
  part           bigint not null check (part > 0),
  -- where it came from or went to: the bonus account while the bonus is active, else the cash as far as it was or may be converted,
  -- else the brand
  in_bonus       bigint not null,
  in_cash        bigint not null,
  in_brand       bigint not null,
  primary key (transaction_id, kind),
  check (part = case when kind in ('stake', 'win_back') then -1 else 1 end * (in_bonus + in_cash + in_brand)),
  check (kind <> 'stake' or transaction_id = bet_id and in_bonus = -part)
);
create index bonus_play_of_bonus on bonus_play (bonus_id, kind);
create trigger bonus_play_append_only before update or delete or truncate on bonus_play
  for each statement execute function refuse_change();

-- Bonuses that operators grant by hand. Amounts in ledger units.
create table bonus_grant (
  id          uuid primary key,
  brand_id    smallint not null references brand,
  member_id   bigint not null references member,
  amount      bigint not null check (amount > 0),
  -- as the operator entered them: mode, times, contribution, steps, limit, lifetime
  terms       jsonb not null,
  state       text not null check (state in ('waiting', 'approved', 'refused')),
  -- from the brand's bound on: a second operator decided or will decide it
  needs_two   boolean not null,
  reason      text not null,
  proposed_by integer not null references operator,
  proposed_at timestamptz not null,
  decided_by  integer references operator,
  decided_at  timestamptz,
  check (state <> 'approved' or not needs_two or decided_by is not null and decided_by <> proposed_by),
  check (state <> 'waiting' or needs_two and decided_by is null),
  check (state = 'approved')
);
create index bonus_grant_of_brand on bonus_grant (brand_id, proposed_at desc);

-- Units that are no money, such as points: a double-entry ledger of their own. Whole numbers; members' accounts alone store a balance, so
-- that grants of a brand do not wait for one row.
create table unit_account (
  id        bigint generated always as identity primary key,
  brand_id  smallint not null references brand,
  unit      text not null check (unit ~ '^[a-z][a-z0-9_]{1,31}$'),
  -- member: what a member has; issued, redeemed, expired: the brand's side of what came and went
  kind      text not null check (kind in ('member', 'issued', 'redeemed', 'expired')),
  member_id bigint references member,
  balance   bigint check (balance >= 0),
  unique nulls not distinct (brand_id, unit, kind, member_id),
  check ((kind = 'member') = (member_id is not null)),
  check ((kind = 'member') = (balance is not null))
);
create index unit_account_of_member on unit_account (member_id, unit) where kind = 'member';

create table unit_transaction (
  id          bigint generated always as identity primary key,
  brand_id    smallint not null references brand,
  unit        text not null,
  -- the key is unique within its source, permanently
  source      text not null,
  key         text not null,
  fingerprint bytea not null check (length(fingerprint) = 16),
  -- what happened, in the words of the unit's module
  kind        text not null check (kind ~ '^[a-z][a-z_]{1,31}$'),
  reference   jsonb not null default '{}',
  at          timestamptz not null default now(),
  unique (source, key)
);
create trigger unit_transaction_append_only before update or delete or truncate on unit_transaction
  for each statement execute function refuse_change();

create table unit_posting (
  transaction_id bigint not null references unit_transaction,
  account_id     bigint not null references unit_account,
  amount         bigint not null check (amount <> 0),
  -- null for the brand's accounts
  balance_after  bigint,
  primary key (transaction_id, account_id)
);
create index unit_posting_of_account on unit_posting (account_id, transaction_id desc);
create trigger unit_posting_append_only before update or delete or truncate on unit_posting
  for each statement execute function refuse_change();

-- Deposits: channels of the brands, what members started, what providers reported. Amounts in ledger units.
create table deposit_channel (
  id               integer generated always as identity primary key,
  brand_id         smallint not null references brand,
  -- also the purpose of the ledger's psp account
  code             text not null check (code ~ '^[a-z0-9-]{2,32}$'),
  -- the adapter that speaks with the payment provider
  provider         text not null,
  -- language -> name; English is always there
  names            jsonb not null check (names ? 'en'),
  minimum          bigint not null check (minimum > 0),
  maximum          bigint not null check (maximum >= minimum),
  presets          bigint[] not null,
  sort_order       smallint not null,
  enabled          boolean not null default true,
  -- How one pays: on the provider's page, or by a transfer to one of the brand's accounts.
  method           text not null default 'redirect' check (method in ('redirect', 'transfer')),
  -- the fee of one deposit: hundredths of a percent of the amount, and a fixed part
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  fee_fixed        bigint not null default 0 check (fee_fixed >= 0),
  -- brand: the member gets all that was paid; member: the fee is taken from it
  fee_bearer       text not null default 'brand' check (fee_bearer in ('brand', 'member')),
  -- how much of what is credited must be staked before money may leave
  wagering_percent integer not null default 100 check (wagering_percent between 0 and 10000),
  -- By what a channel is paid, so that pages show the marks of what a brand really has.
  kind             text not null default 'wallet' check (kind in ('wallet', 'bank', 'card', 'crypto')),
  unique (brand_id, code)
);

-- The brand's own bank accounts, to which members transfer.
create table receiving_account (
  id           integer generated always as identity primary key,
  channel_id   integer not null references deposit_channel,
  bank         text not null check (length(bank) between 1 and 80),
  holder       text not null check (length(holder) between 1 and 80),
  number       text not null check (length(number) between 4 and 40),
  enabled      boolean not null default true,
  -- the one that was named longest ago is named next
  last_used_at timestamptz not null default 'epoch',
  unique (channel_id, number)
);

-- A bonus that a member can take with a deposit.
create table deposit_offer (
  id             integer generated always as identity primary key,
  brand_id       smallint not null references brand,
  code           text not null check (code ~ '^[a-z0-9-]{2,32}$'),
  -- language -> name; English is always there
  names          jsonb not null check (names ? 'en'),
  percent        integer not null check (percent between 1 and 1000),
  cap            bigint not null check (cap > 0),
  minimum        bigint not null check (minimum > 0),
  -- how often the bonus must be staked before money may leave
  wagering_times integer not null check (wagering_times between 0 and 100),
  frequency      text not null check (frequency in ('once', 'daily')),
  enabled        boolean not null default true,
  sort_order     smallint not null default 0,
  unique (brand_id, code)
);

-- created: the provider has not confirmed that it knows of it; pending: the member can pay; the others are final,
-- except that money which arrives after all is credited.
create type deposit_state as enum ('created', 'pending', 'credited', 'declined', 'expired');
create table deposit (
  id                 uuid primary key default gen_random_uuid(),
  brand_id           smallint not null references brand,
  member_id          bigint not null references member,
  channel_id         integer not null references deposit_channel,
  amount             bigint not null check (amount > 0),
  currency           char(3) not null,
  state              deposit_state not null default 'created',
  -- the member's intent; the same key with other content is refused
  idempotency_key    text not null,
  fingerprint        bytea not null,
  -- until then the provider is being asked by somebody
  asking_until       timestamptz,
  provider_reference text,
  redirect_url       text,
  transaction_id     bigint,
  created_at         timestamptz not null default now(),
  finished_at        timestamptz,
  -- what held when it was begun: fee, wagering and offer, as jsonb; later changes of a channel or an offer leave it alone
  terms              jsonb not null default '{}',
  offer_id           integer references deposit_offer,
  -- what arrived, when an operator says so; null: what was ordered
  received           bigint check (received > 0),
  fee                bigint not null default 0 check (fee >= 0),
  bonus              bigint not null default 0 check (bonus >= 0),
  -- bank transfers: the account that was named, and what the member writes into the transfer
  receiving_account  jsonb,
  transfer_reference text unique,
  proof_image_ids    uuid[] not null default '{}' check (cardinality(proof_image_ids) <= 3),
  proof_note         text,
  proof_at           timestamptz,
  decided_by         integer references operator,
  decision_reason    text,
  unique (member_id, idempotency_key),
  check ((state = 'credited') = (transaction_id is not null)),
  check ((state in ('credited', 'declined', 'expired')) = (finished_at is not null)),
  check ((proof_at is null) = (cardinality(proof_image_ids) = 0))
);
create index deposit_of_member on deposit (member_id, created_at desc);
create unique index deposit_of_provider on deposit (channel_id, provider_reference) where provider_reference is not null;
-- The queue of the operators.
create index deposit_in_review on deposit (proof_at) where state = 'pending' and proof_at is not null;
create index deposit_open on deposit (created_at) where state in ('created', 'pending');
-- Deposits of the last minutes, which may lift a level.
create index deposit_credited_at on deposit (finished_at) where state = 'credited';

-- From a brand's bound on, two operators credit a bank transfer: what each of them says has arrived. Only equal amounts count together.
create table deposit_approval (
  deposit_id  uuid not null references deposit,
  operator_id integer not null references operator,
  received    bigint not null check (received > 0),
  at          timestamptz not null,
  primary key (deposit_id, operator_id)
);

-- Each offer once a member and period: `once`, or the brand's day for those that return daily.
create table deposit_offer_use (
  offer_id   integer not null references deposit_offer,
  member_id  bigint not null references member,
  period     text not null,
  deposit_id uuid not null references deposit,
  bonus      bigint not null check (bonus > 0),
  used_at    timestamptz not null default now(),
  primary key (offer_id, member_id, period)
);

-- Every authentic call-back once, with what came of it: a repeat is answered the same.
create table psp_event (
  provider    text not null,
  event_id    text not null,
  deposit_id  uuid not null,
  kind        text not null,
  outcome     text not null check (outcome in ('credited', 'closed', 'no_effect', 'mismatch', 'unknown')),
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index psp_event_of_deposit on psp_event (deposit_id);

-- Tries at the withdraw password (member.payment_password_hash): a few digits, so few tries.
create table withdraw_password_try (
  member_id    bigint primary key references member,
  -- begun since the last right one
  tries        smallint not null check (tries between 0 and 5),
  -- set with the fifth
  locked_until timestamptz
);

create table payout_institution (
  id             integer generated always as identity primary key,
  brand_id       smallint not null references brand,
  code           text not null check (code ~ '^[a-z0-9-]{2,32}$'),
  kind           text not null check (kind in ('bank', 'ewallet')),
  -- the adapter that speaks with the payer; also the purpose of the ledger's psp account
  payer          text not null,
  -- language -> name; English is always there
  names          jsonb not null check (names ? 'en'),
  number_pattern text not null,
  number_example text not null,
  sort_order     smallint not null,
  enabled        boolean not null default true,
  unique (brand_id, code)
);

create table payee (
  id             uuid primary key,
  brand_id       smallint not null references brand,
  member_id      bigint not null references member,
  institution_id integer not null references payout_institution,
  holder         text not null,
  -- AES-256-GCM under a key of the state folder, bound to the payee
  sealed_number  bytea not null,
  -- keyed digest of the number: nobody else of the brand may register it
  number_digest  bytea not null,
  number_tail    text not null,
  added_at       timestamptz not null,
  usable_from    timestamptz not null,
  removed_at     timestamptz,
  unique (institution_id, number_digest)
);
create index payee_of_member on payee (member_id);

create type withdrawal_state as enum
  ('review', 'approved', 'sent', 'failed', 'paid', 'not_received', 'partially_received', 'received', 'rejected', 'cancelled');
create table withdrawal (
  id               uuid primary key default gen_random_uuid(),
  brand_id         smallint not null references brand,
  member_id        bigint not null references member,
  payee_id         uuid not null references payee,
  amount           bigint not null check (amount > 0),
  currency         char(3) not null,
  state            withdrawal_state not null default 'review',
  -- the review as it was when the member asked: rules hit, their scores
  hits             jsonb not null,
  score            smallint not null,
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  -- the member's intent; the same key with other content is refused
  idempotency_key  text not null,
  fingerprint      bytea not null,
  -- sum of what payers have paid of it; more than the amount when the brand paid again what a member missed
  paid_amount      bigint not null default 0 check (paid_amount >= 0),
  received_amount  bigint check (received_amount > 0 and received_amount < amount),
  receipt          text check (receipt in ('member', 'auto', 'forced')),
  auto_receipt_at  timestamptz,
  reason           text,
  created_at       timestamptz not null,
  finished_at      timestamptz,
  -- Withdrawals of higher priority are reviewed first.
  priority         smallint not null default 0 check (priority between 0 and 9),
  unique (member_id, idempotency_key),
  check ((state = 'received') = (receipt is not null)),
  check ((state in ('received', 'rejected', 'cancelled')) = (finished_at is not null)),
  check ((state = 'paid') = (auto_receipt_at is not null)),
  -- what was paid is not returned, what was returned is not paid
  check (state not in ('rejected', 'cancelled') or paid_amount = 0),
  check (state not in ('paid', 'received', 'not_received', 'partially_received') or paid_amount >= amount)
);
create index withdrawal_of_member on withdrawal (member_id, created_at desc);
create index withdrawal_waiting on withdrawal (brand_id, state, created_at) where state not in ('received', 'rejected', 'cancelled');
create index withdrawal_over on withdrawal (brand_id, finished_at desc) where state in ('received', 'rejected', 'cancelled');

-- Nobody approves twice.
create table withdrawal_approval (
  withdrawal_id uuid not null references withdrawal,
  operator_id   integer not null references operator,
  at            timestamptz not null,
  primary key (withdrawal_id, operator_id)
);

-- One order to a payer. Its id is the payer's key: asked again, it pays once.
create table disbursement (
  id              uuid primary key default gen_random_uuid(),
  withdrawal_id   uuid not null references withdrawal,
  seq             smallint not null,
  amount          bigint not null check (amount > 0),
  payer           text not null,
  state           text not null default 'ordered' check (state in ('ordered', 'sent', 'paid', 'failed')),
  payer_reference text,
  failure         text,
  transaction_id  bigint,
  created_at      timestamptz not null,
  finished_at     timestamptz,
  unique (withdrawal_id, seq),
  check ((state = 'paid') = (transaction_id is not null)),
  check ((state in ('paid', 'failed')) = (finished_at is not null))
);
create unique index disbursement_open on disbursement (withdrawal_id) where state in ('ordered', 'sent');

-- Every authentic call-back once, with what came of it: a repeat is answered the same.
create table payer_event (
  payer           text not null,
  event_id        text not null,
  disbursement_id uuid not null,
  kind            text not null,
  outcome         text not null check (outcome in ('applied', 'no_effect', 'mismatch', 'unknown', 'contradicted')),
  received_at     timestamptz not null default now(),
  primary key (payer, event_id)
);

-- The way of a withdrawal, step by step.
create table withdrawal_step (
  id            bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal,
  at            timestamptz not null,
  step          text not null,
  actor_kind    text not null check (actor_kind in ('member', 'operator', 'payer', 'system')),
  actor_id      bigint,
  amount        bigint,
  -- for member and operators; null where it is for operators only
  note          text,
  inner_note    text,
  images        uuid[] not null default '{}'
);
create index withdrawal_step_of on withdrawal_step (withdrawal_id, id);
create trigger withdrawal_step_append_only before update or delete or truncate on withdrawal_step
  for each statement execute function refuse_change();

-- Money that moves between two members of one line, and between an agent's cash and float. Amounts in ledger units.
create table fund_transfer (
  -- the ledger transaction that moved the money
  id           bigint primary key,
  brand_id     smallint not null,
  -- own: between the two accounts of an agent
  way          text not null check (way in ('upline', 'downline', 'own')),
  from_member  bigint not null references member,
  from_account account_kind not null check (from_account in ('cash', 'agent')),
  to_member    bigint not null references member,
  to_account   account_kind not null check (to_account in ('cash', 'agent')),
  amount       bigint not null check (amount > 0),
  -- what each account held afterwards
  from_balance bigint not null check (from_balance >= 0),
  to_balance   bigint not null check (to_balance >= 0),
  created_at   timestamptz not null default now(),
  check ((way = 'own') = (from_member = to_member)),
  check (from_member <> to_member or from_account <> to_account)
);
create index fund_transfer_from on fund_transfer (from_member, created_at desc);
create index fund_transfer_to on fund_transfer (to_member, created_at desc);
create trigger fund_transfer_append_only before update or delete or truncate on fund_transfer
  for each statement execute function refuse_change();

-- What `place_bets` takes: many waiting calls in one transaction, one outcome each.
create type bet_request as (
  ord          integer,
  source       text,
  key          text,
  request_uuid text,
  fingerprint  bytea,
  brand_id     smallint,
  member_id    bigint,
  vendor_id    smallint,
  game_id      integer,
  game_type    text,
  round_id     text,
  round_closed boolean,
  is_free      boolean,
  stake        bigint,
  terms        jsonb,
  own_wallet   boolean,
  pool_id      integer,
  contribution bigint
);

-- What `settle_bets` takes: many waiting wins in one transaction, one outcome each. A win of 0 settles without a posting.
create type win_request as (
  ord          integer,
  source       text,
  key          text,
  fingerprint  bytea,
  bet_key      text,
  member_id    bigint,
  round_closed boolean,
  payout       bigint,
  -- null: the whole stake
  valid_bet    bigint,
  detail       jsonb,
  review_from  bigint,
  pool_id      integer,
  jackpot_win  bigint
);

create type withheld_bet as (ord integer, outcome text, balance bigint);

-- What a stake takes from a bonus, until the bet is written.
create type bonus_lent as (source text, key text, bonus_id bigint, amount bigint);

-- The postings seen from one account: what left is negative, what came is positive.
create view ledger_entry as
  select transaction_id, line, debit_account as account_id, -amount as amount from posting
  union all
  select transaction_id, line, credit_account, amount from posting;

-- What member_daily must hold.
create view member_daily_expected as
  select f.member_id, f.day, f.vendor_id, f.game_type, f.brand_id,
         sum(f.bets)::integer as bets, sum(f.turnover)::bigint as turnover, sum(f.settled_stake)::bigint as settled_stake,
         sum(f.payout)::bigint as payout, sum(f.valid_bet)::bigint as valid_bet
  from bet b
  join brand on brand.id = b.brand_id
  cross join lateral (
    select b.member_id, brand_day(b.placed_at, brand.offset_minutes) as day, b.vendor_id, b.game_type, b.brand_id,
           1 as bets, b.stake as turnover, 0::bigint as settled_stake, 0::bigint as payout, 0::bigint as valid_bet
    where b.status not in ('rolled_back', 'void')
    union all
    select b.member_id, brand_day(b.settled_at, brand.offset_minutes), b.vendor_id, b.game_type, b.brand_id,
           0, 0, case when b.status in ('won', 'lost', 'pushed') then b.stake else 0 end, b.payout, b.valid_bet
    where b.settled_at is not null
  ) f
  group by f.member_id, f.day, f.vendor_id, f.game_type, f.brand_id;

-- What wagering_play must hold.
create view wagering_play_expected as
  select r.id as requirement_id, b.vendor_id, b.game_id, b.game_type, sum(b.valid_bet)::bigint as valid_bet, r.member_id
  from (
    select id, member_id, created_at, lead(created_at) over (partition by member_id order by created_at, id) as until
    from wagering_requirement where closed_at is null
  ) r
  join bet b on b.member_id = r.member_id and b.placed_at >= r.created_at and (r.until is null or b.placed_at < r.until)
  where b.valid_bet > 0
  group by r.id, r.member_id, b.vendor_id, b.game_id, b.game_type;
