-- Playable bonus money: bets take the cash first and then the bonus, and wins return in the proportion of the stake. Amounts in ledger units.

alter table bonus
  drop constraint bonus_mode_check,
  -- playable: the money waits in the account `bonus`, bets take it where the cash is not enough, and what is left becomes cash when it is wagered
  add constraint bonus_mode_check check (mode in ('merged', 'released', 'playable')),
  drop constraint bonus_state_check,
  -- spent: all of a playable bonus was staked and lost
  add constraint bonus_state_check check (state in ('queued', 'active', 'completed', 'spent', 'expired', 'forfeited', 'revoked')),
  add constraint bonus_spent check (state <> 'spent' or mode = 'playable'),
  -- what may become cash in all; null: everything
  add conversion_cap bigint check (conversion_cap > 0),
  -- what the brand bore of wins that were reversed after their bonus part had been played with
  add written_off bigint not null default 0 check (written_off >= 0),
  drop constraint bonus_check5,
  add constraint bonus_within_amount check (mode = 'playable' or released + returned <= amount),
  add constraint bonus_cap check (conversion_cap is null or mode = 'playable' and released <= conversion_cap),
  add constraint bonus_written_off check (written_off = 0 or mode = 'playable');

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
  -- where it came from or went to: the bonus account while the bonus is active, else the cash as far as it was or may be converted, else the brand
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

-- Beside `bonus_bound`: bets of the member have held bonus money at some time, so wins and rollbacks look for their part of it.
alter table wallet add bonus_played boolean not null default false;

-- What a stake takes from a bonus, until the bet is written.
create type bonus_lent as (source text, key text, bonus_id bigint, amount bigint);

drop function if exists place_bets(json);
drop function if exists settle_bets(json);
drop function if exists roll_back(text, text, bytea, text, bigint);
