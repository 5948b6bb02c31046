-- Wagering as a fold of the play feed: what was played towards open requirements, by what decides how much of it counts.

alter table wagering_requirement
  -- basis points of a valid bet that count, by game, vendor and type of game; everything in full where nothing is said
  add contribution jsonb not null default '{}',
  -- met, with all that were made before: bets count for it no longer
  add closed_at timestamptz;
update wagering_requirement set closed_at = met_at;
drop index wagering_requirement_open;
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

-- Without open requirements there is nothing to compute from the bets.
insert into fold_cursor (fold, base, xid)
select 'wagering', case when is_empty then pg_current_snapshot() end,
       case when is_empty then pg_snapshot_xmin(pg_current_snapshot()) else '0' end
from (select not exists (select from wagering_requirement where closed_at is null) as is_empty) r;

-- The same from the bets.
create view wagering_play_expected as
  select r.id as requirement_id, b.vendor_id, b.game_id, b.game_type, sum(b.valid_bet)::bigint as valid_bet
  from (
    select id, member_id, created_at, lead(created_at) over (partition by member_id order by created_at, id) as until
    from wagering_requirement where closed_at is null
  ) r
  join bet b on b.member_id = r.member_id and b.placed_at >= r.created_at and (r.until is null or b.placed_at < r.until)
  where b.valid_bet > 0
  group by r.id, b.vendor_id, b.game_id, b.game_type;
