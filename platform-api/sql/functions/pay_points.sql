-- Pays members of a brand the whole points that they have earned by play and not been paid, once a business day, times the factor of their
-- VIP level. A bet that is taken back later lowers what is earned, and so the next payments; points are never taken.
create or replace function pay_points(p_brand_id smallint, p_day date, p_at timestamptz, p_limit integer)
returns table (member_id bigint, balance bigint) language plpgsql as $$
declare
  v_due      record;
  v_weighted bigint;
  v_points   bigint;
  v_posted   record;
begin
  for v_due in
    select e.member_id as id, floor(e.points)::bigint - coalesce(p.paid, 0) as points,
           coalesce((vip_benefit(e.member_id, p_day) ->> 'pointsPercent')::bigint, 100) as percent
    from point_earned e left join point_payment p on p.member_id = e.member_id
    where e.brand_id = p_brand_id and coalesce(p.day, '-infinity') < p_day and floor(e.points) > coalesce(p.paid, 0)
    order by e.member_id limit p_limit
  loop
    insert into point_payment as p (member_id, paid, day, weighted) values (v_due.id, v_due.points, p_day, v_due.points * v_due.percent)
      on conflict on constraint point_payment_pkey do update
        set paid = p.paid + excluded.paid, day = excluded.day, weighted = p.weighted + excluded.weighted where p.day < p_day
      returning p.weighted into v_weighted;
    -- Another process has paid it.
    continue when not found;
    -- Fractions of a point are part of the next payment.
    v_points := v_weighted / 100 - (v_weighted - v_due.points * v_due.percent) / 100;
    select * into v_posted from post_units('points.earned', v_due.id || ':' || p_day, decode(md5(v_points::text), 'hex'), 'earned', 'points',
                                           v_due.id, v_points, 'issued', null, p_at);
    if v_posted.outcome <> 'ok' then
      raise exception 'points of % for % were not paid: %', v_due.id, p_day, v_posted.outcome;
    end if;
    member_id := v_due.id;
    balance := v_posted.balance;
    return next;
  end loop;
end $$;
