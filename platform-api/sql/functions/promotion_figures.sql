-- What promotions count of members between two business days, both inclusive. Net losses and wins may be below zero.
-- p_kind: net_loss.play (stakes - payouts), net_loss.cash (deposits - withdrawals), turnover (valid bet), win (payouts - stakes),
-- multiplier (the largest payout of one bet in stakes, in the scale of the ledger). Empty types or vendors: all.
create or replace function promotion_figures(
  p_kind text, p_members bigint[], p_from date, p_to date, p_offset_minutes smallint, p_game_types text[], p_vendors text[]
) returns table (member_id bigint, figure bigint, valid_bet bigint) stable language sql as $$
  with play as (
    select d.member_id, sum(d.settled_stake)::bigint as stake, sum(d.payout)::bigint as payout, sum(d.valid_bet)::bigint as valid_bet
    from member_daily d
    where d.member_id = any(p_members) and d.day between p_from and p_to
      and (cardinality(p_game_types) = 0 or d.game_type = any(p_game_types))
      and (cardinality(p_vendors) = 0 or d.vendor_id in (select v.id from vendor v where v.code = any(p_vendors)))
    group by d.member_id
  )
  select p.member_id,
         case p_kind when 'net_loss.play' then p.stake - p.payout when 'turnover' then p.valid_bet when 'win' then p.payout - p.stake
                     else (select coalesce(max(b.payout * 100000 / b.stake), 0)::bigint from bet b
                           where b.member_id = p.member_id and b.stake > 0 and b.status in ('won', 'lost', 'pushed')
                             and b.settled_at >= brand_midnight(p_from, p_offset_minutes)
                             and b.settled_at < brand_midnight(p_to + 1, p_offset_minutes)
                             and b.placed_at >= brand_midnight(p_from - 7, p_offset_minutes)
                             and (cardinality(p_game_types) = 0 or b.game_type = any(p_game_types))
                             and (cardinality(p_vendors) = 0 or b.vendor_id in (select v.id from vendor v where v.code = any(p_vendors))))
         end,
         p.valid_bet
  from play p where p_kind <> 'net_loss.cash'
  union all
  select m.id, d.deposited - w.withdrawn, 0
  from unnest(p_members) m(id)
  cross join lateral (
    select coalesce(sum(coalesce(d.received, d.amount)), 0)::bigint as deposited from deposit d
    where d.member_id = m.id and d.state = 'credited' and brand_day(d.finished_at, p_offset_minutes) between p_from and p_to
  ) d
  cross join lateral (
    select coalesce(sum(w.amount), 0)::bigint as withdrawn from withdrawal w
    where w.member_id = m.id and w.state not in ('rejected', 'cancelled') and brand_day(w.created_at, p_offset_minutes) between p_from and p_to
  ) w
  where p_kind = 'net_loss.cash'
$$;
