-- How much members may still stake, one row each.
--   barred     a time-out or a self-exclusion is in force
--   allowance  ledger units; null without a limit, -1 when the session time is used up, which refuses free bets as well
create or replace function bet_allowances(p_member_ids bigint[], p_at timestamptz default now())
returns table (member_id bigint, barred boolean, allowance bigint) stable language sql as $$
  select m.id,
         exists (select from play_bar b where b.member_id = m.id and b.starts_at <= p_at and (b.ends_at is null or b.ends_at > p_at)),
         min(case when u.kind <> 'session' then greatest(u.amount - u.used, 0) when u.used >= u.amount then -1 end)
  from (select distinct id from unnest(p_member_ids) id) m
  left join limit_usage(p_member_ids, array['wager', 'loss', 'session']::limit_kind[], p_at) u on u.member_id = m.id
  group by m.id
$$;
