-- The valid bets of a brand's business days, up to one of them, that no run has counted: all of a new day, corrections of the 35 days before.
-- p_members: null for all members.
create or replace function rebates_uncounted(p_brand_id smallint, p_day date, p_members bigint[])
returns table (member_id bigint, day date, vendor_id smallint, game_type text, valid_bet bigint) stable language sql as $$
  select d.member_id, d.day, d.vendor_id, d.game_type, d.valid_bet - coalesce(l.valid_bet, 0)
  from member_daily d
  left join lateral (
    select sum(l.valid_bet)::bigint as valid_bet from rebate_line l
    where l.member_id = d.member_id and l.day = d.day and l.vendor_id = d.vendor_id and l.game_type = d.game_type
  ) l on true
  where d.brand_id = p_brand_id and d.day <= p_day and d.day > p_day - 35 and (p_members is null or d.member_id = any(p_members))
    and d.day >= (select min(from_day) from rebate_rules where brand_id = p_brand_id and state = 'approved')
    and d.valid_bet <> coalesce(l.valid_bet, 0)
$$;
