-- Advances the play clocks of members with a session limit. A pause of five minutes or more does not count as play.
create or replace function touch_play_clock(p_member_ids bigint[], p_at timestamptz default now()) returns void language sql as $$
  insert into play_clock as c (member_id, day, last_at)
    select distinct m.id, brand_day(p_at, b.offset_minutes), p_at
    from member_limit l
    join member m on m.id = l.member_id
    join brand b on b.id = m.brand_id
    where l.member_id = any (p_member_ids) and l.kind = 'session' and limit_at(l, p_at) is not null
    order by m.id
  on conflict (member_id, day) do update
    set last_at = greatest(c.last_at, excluded.last_at),
        seconds = c.seconds + case when excluded.last_at > c.last_at and excluded.last_at < c.last_at + interval '5 minutes'
                                   then extract(epoch from excluded.last_at - c.last_at)::integer else 0 end
$$;
