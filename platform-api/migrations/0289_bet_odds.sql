-- Odds of bets, so that the terms of a bonus can ask for a minimum. Hundredths; null: the game has none.

-- What the stake is paid at most, or what the player took by cashing out: known when it is placed, or by the first win.
alter table bet add column odds integer;
alter table bet add constraint bet_odds check (odds >= 100) not valid;
alter table play_feed add column odds integer;

-- The highest step of the minimum odds that a bet reaches, in hundredths; 0: its game has no odds.
alter table wagering_play add column odds smallint not null default 0;
alter table wagering_play drop constraint wagering_play_pkey,
  add primary key (requirement_id, vendor_id, game_id, game_type, odds);

alter type bet_request add attribute odds integer;
alter type win_request add attribute odds integer;
alter type ticket_request add attribute odds integer;

create or replace function odds_step(p_odds integer) returns smallint immutable parallel safe language sql as
  $$ select coalesce(least(p_odds / 10 * 10, 200), 0)::smallint $$;

create or replace view wagering_play_expected as
  select r.id as requirement_id, b.vendor_id, b.game_id, b.game_type, sum(b.valid_bet)::bigint as valid_bet, r.member_id,
         odds_step(b.odds) as odds
  from (
    select id, member_id, created_at, lead(created_at) over (partition by member_id order by created_at, id) as until
    from wagering_requirement where closed_at is null
  ) r
  join bet b on b.member_id = r.member_id and b.placed_at >= r.created_at and (r.until is null or b.placed_at < r.until)
  where b.valid_bet > 0
  group by r.id, r.member_id, b.vendor_id, b.game_id, b.game_type, odds_step(b.odds);
