-- Decides the warnings of months that are over: a level falls by one where play and deposits still do not reach it. outcome: kept, fell.
create or replace function lower_vip_levels(p_brand_id smallint, p_day date, p_at timestamptz, p_limit integer)
returns table (member_id bigint, level smallint, outcome text) language plpgsql as $$
declare
  v_warning  vip_warning;
  v_member   vip_member;
  v_standing record;
begin
  for v_warning in
    select * from vip_warning w where w.brand_id = p_brand_id and w.outcome is null and w.month < date_trunc('month', p_day)
    order by w.member_id, w.month limit p_limit for update skip locked
  loop
    select * into strict v_member from vip_member v where v.member_id = v_warning.member_id for update;
    select * into v_standing from vip_standing(array[v_warning.member_id], p_at);
    -- At most one fall a month, and only from the level that the warning named.
    outcome := case when v_standing.reached < v_member.level and v_member.level = v_warning.level
                     and coalesce(v_member.held_until, '-infinity') <= p_day
                     and not exists (select from vip_change c
                                     where c.member_id = v_warning.member_id and c.month = date_trunc('month', p_day)::date)
                    then 'fell' else 'kept' end;
    if outcome = 'fell' then
      perform change_vip_level(v_warning.member_id, 'fallen', (v_member.level - 1)::smallint, p_at, v_standing.valid_bet, v_standing.deposits,
                               date_trunc('month', p_day)::date, null, null, null);
    end if;
    update vip_warning w set outcome = lower_vip_levels.outcome where w.member_id = v_warning.member_id and w.month = v_warning.month;
    member_id := v_warning.member_id;
    level := v_member.level - case when outcome = 'fell' then 1 else 0 end;
    return next;
  end loop;
end $$;
