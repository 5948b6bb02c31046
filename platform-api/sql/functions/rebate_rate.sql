-- Basis points of a brand's table on a business day: a vendor's own rows go before those of all vendors, and of them counts the one of the
-- highest level that the member has.
create or replace function rebate_rate(p_brand_id smallint, p_day date, p_vendor_id smallint, p_game_type text, p_level smallint)
returns integer stable language sql as $$
  select coalesce((
    select (t ->> 'basisPoints')::integer
    from (select rates from rebate_rules
          where brand_id = p_brand_id and state = 'approved' and from_day <= p_day order by version desc limit 1) r
    cross join lateral jsonb_array_elements(r.rates) t
    left join vendor v on v.code = t ->> 'vendor'
    where t ->> 'gameType' = p_game_type and (t ->> 'level')::smallint <= p_level and (t ->> 'vendor' is null or v.id = p_vendor_id)
    order by t ->> 'vendor' is null, (t ->> 'level')::smallint desc limit 1
  ), 0)
$$;
