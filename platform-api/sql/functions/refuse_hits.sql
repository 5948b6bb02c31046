-- Of the wins that are not recorded yet, those whose hit their pool cannot pay. Locks the pools. outcome:
--   empty_pool  the hit exceeds the pool's balance
--   single      an earlier win of the list hits the same pool: call again with this win alone
-- An operator's payment (review_from null) is not refused: the house lifts the pool.
create or replace function refuse_hits(p_wins win_request[]) returns withheld_bet[] language plpgsql as $$
declare
  v_refused withheld_bet[];
begin
  perform 1 from jackpot_pool p
    where p.id in (select r.pool_id from unnest(p_wins) r where r.jackpot_win > 0) order by p.id for update;
  select array_agg((h.ord, case when h.nth > 1 then 'single' else 'empty_pool' end, h.cash)::withheld_bet) into v_refused
  from (
    select r.ord, r.jackpot_win, p.balance, w.balance as cash, row_number() over (partition by p.id order by r.ord) as nth
    from unnest(p_wins) r
    join jackpot_pool p on p.id = r.pool_id
    left join wallet w on w.member_id = r.member_id and w.kind = 'cash'
    where r.jackpot_win > 0 and r.review_from is not null
      and not exists (select from ledger_transaction t where t.source = r.source and t.key = r.key)
      and not exists (select from withheld_win x where x.source = r.source and x.key = r.key)
  ) h
  where h.nth > 1 or h.jackpot_win > h.balance;
  return coalesce(v_refused, '{}');
end $$;
