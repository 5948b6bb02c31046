-- The largest prize group of a brand's lotteries; null without official play.
create or replace function brand_prize_group(p_brand_id smallint) returns smallint stable language sql as $$
  select max(prize_group) from lottery_brand_game where brand_id = p_brand_id
$$;
