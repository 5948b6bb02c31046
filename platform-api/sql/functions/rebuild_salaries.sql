-- Computes again from the bets what counts for salaries: hours as they must be, real-time salaries by a difference in the present slot,
-- because the bets do not tell when they changed.
create or replace function rebuild_salaries() returns bigint[] language plpgsql as $$
begin
  with expected as materialized (select contract_id, slot, place, valid_bet, won, lost from contract_slot_expected),
  differing as (
    select coalesce(e.contract_id, s.contract_id) as contract_id, coalesce(e.slot, s.slot) as slot, coalesce(e.place, s.place) as place,
           coalesce(e.valid_bet, 0) as valid_bet, 0::bigint as won, 0::bigint as lost
    from (select * from expected where slot is not null) e
    full join (select s.* from contract_slot s join agent_contract k on k.id = s.contract_id and k.type = 'hourlySalary') s using (contract_id, slot, place)
    where coalesce(e.valid_bet, 0) <> coalesce(s.valid_bet, 0)
    union all
    select coalesce(e.contract_id, s.contract_id),
           greatest(date_bin('5 minutes', now(), timestamptz '2000-01-01 00:00+00'),
                    (select max(r.period_to) from agent_run r join agent_contract k on k.brand_id = r.brand_id
                     where k.id = coalesce(e.contract_id, s.contract_id) and r.type = 'realTimeSalary')),
           coalesce(e.place, s.place), 0,
           coalesce(e.won, 0) - coalesce(s.won, 0), coalesce(e.lost, 0) - coalesce(s.lost, 0)
    from (select * from expected where slot is null) e
    full join (select s.contract_id, s.place, sum(s.won)::bigint as won, sum(s.lost)::bigint as lost
               from contract_slot s join agent_contract k on k.id = s.contract_id and k.type = 'realTimeSalary' group by 1, 2) s
      using (contract_id, place)
    where (coalesce(e.won, 0), coalesce(e.lost, 0)) <> (coalesce(s.won, 0), coalesce(s.lost, 0))
  ),
  written as (
    insert into contract_slot as a (contract_id, slot, place, valid_bet, won, lost) select * from differing
    on conflict (contract_id, slot, place) do update
      set valid_bet = excluded.valid_bet, won = a.won + excluded.won, lost = a.lost + excluded.lost
  )
  insert into agent_bill_stale (bill_id)
  select b.id from differing d join agent_bill b on b.contract_id = d.contract_id and b.period_from = d.slot and b.type = 'hourlySalary'
  on conflict do nothing;
  return null;
end $$;
