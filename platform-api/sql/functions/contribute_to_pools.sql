-- Moves what bets contribute from the house to their pools, once per bet; bets of the list that were not taken contribute nothing.
-- Pools are locked after the wallets, in the order of their ids.
create or replace function contribute_to_pools(p_bets bet_request[]) returns void language plpgsql as $$
begin
  perform 1 from jackpot_pool p
    where p.id in (select r.pool_id from unnest(p_bets) r where r.contribution > 0) order by p.id for update;
  with contributed as (
    insert into jackpot_contribution (bet_id, pool_id, amount)
    select t.id, r.pool_id, r.contribution
    from unnest(p_bets) r
    join ledger_transaction t on t.source = r.source and t.key = r.key and t.kind = 'bet' and t.fingerprint = r.fingerprint
    where r.contribution > 0
    on conflict do nothing
    returning bet_id, pool_id, amount
  ),
  grown as (
    update jackpot_pool p set contributed = p.contributed + c.total, contributions = p.contributions + c.bets
    from (select pool_id, sum(amount)::bigint as total, count(*) as bets from contributed group by pool_id) c
    where p.id = c.pool_id
    returning p.id, p.account_id, brand_account(p.brand_id, 'house') as house_id
  )
  insert into posting (transaction_id, line, debit_account, credit_account, amount)
  select c.bet_id, 2, g.house_id, g.account_id, c.amount from contributed c join grown g on g.id = c.pool_id;
end $$;
