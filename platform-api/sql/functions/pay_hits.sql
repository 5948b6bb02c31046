-- Takes the hits of wins that were just paid from their pools, once per win, and lifts each pool back to its seed. A list holds one
-- new hit of a pool at most (refuse_hits), and wins that were set aside hit nothing yet.
create or replace function pay_hits(p_wins win_request[]) returns void language plpgsql as $$
begin
  perform 1 from jackpot_pool p
    where p.id in (select r.pool_id from unnest(p_wins) r where r.jackpot_win > 0) order by p.id for update;
  with hit as (
    insert into jackpot_hit (win_id, pool_id, amount, seeded)
    select t.id, p.id, r.jackpot_win, greatest(p.seed - (p.balance - r.jackpot_win), 0)
    from unnest(p_wins) r
    join ledger_transaction t on t.source = r.source and t.key = r.key and t.kind = 'win' and t.fingerprint = r.fingerprint
    join jackpot_pool p on p.id = r.pool_id
    where r.jackpot_win > 0
    on conflict do nothing
    returning win_id, pool_id, amount, seeded
  ),
  reduced as (
    update jackpot_pool p set paid = p.paid + h.amount, seeded = p.seeded + h.seeded, hits = p.hits + 1
    from hit h where p.id = h.pool_id
    returning h.win_id, h.amount, h.seeded, p.account_id, brand_account(p.brand_id, 'house') as house_id
  )
  insert into posting (transaction_id, line, debit_account, credit_account, amount)
  select r.win_id, 2, r.account_id, r.house_id, r.amount from reduced r
  union all
  select r.win_id, 3, r.house_id, r.account_id, r.seeded from reduced r where r.seeded > 0;
end $$;
