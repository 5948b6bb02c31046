-- Points from play: a fold of the play feed. Valid bets are summed by version of the rules and type of game, so that points are divided and
-- rounded once, when they are paid.
create table point_play (
  member_id bigint not null references member,
  -- the version of the business day on which the bet was settled
  version   integer not null,
  game_type text not null,
  -- ledger units
  valid_bet bigint not null,
  primary key (member_id, version, game_type)
) with (fillfactor = 70);

-- What a member was paid for play so far, and the business day of the last payment.
create table point_payment (
  member_id bigint primary key references member,
  paid      bigint not null check (paid >= 0),
  day       date not null
);

-- Rules of brands that have played begin with the day of their set-up (see the seed), so there is nothing to compute from older bets.
insert into fold_cursor (fold, base, xid) values ('points', pg_current_snapshot(), pg_snapshot_xmin(pg_current_snapshot()));

-- The same from the bets: a bet counts on the day of its first settlement.
create view point_play_expected as
  select b.member_id, r.version, b.game_type, sum(b.valid_bet)::bigint as valid_bet
  from bet b
  join brand o on o.id = b.brand_id
  cross join lateral (
    select version, earn from point_rules
    where brand_id = b.brand_id and state = 'approved' and from_day <= brand_day(b.settled_at, o.offset_minutes)
    order by version desc limit 1
  ) r
  where b.valid_bet > 0 and r.earn ? b.game_type
  group by b.member_id, r.version, b.game_type;

-- What each member has earned by play, unrounded but for the noise of divisions.
create view point_earned as
  select p.member_id, m.brand_id, round(sum(p.valid_bet / (r.earn ->> p.game_type)::numeric), 6) as points
  from point_play p
  join member m on m.id = p.member_id
  join point_rules r on r.brand_id = m.brand_id and r.version = p.version
  group by p.member_id, m.brand_id;
