-- Computes the cash figures of lines again from the postings.
create or replace function rebuild_line_cash() returns bigint[] language plpgsql as $$
begin
  delete from line_cash_daily;
  insert into line_cash_daily (member_id, day, kind, brand_id, count, amount, firsts)
  select member_id, day, kind, brand_id, count, amount, firsts from line_cash_daily_expected;
  -- What was billed may have been computed from other figures.
  insert into agent_bill_stale (bill_id)
  select b.id from agent_bill b join agent_run r on r.id = b.run_id
  where b.type = 'dividend' and jsonb_array_length(r.rule -> 'reducedBy') > 0 on conflict do nothing;
  insert into agent_bill_stale (bill_id) select id from agent_bill where type = 'acquisition' on conflict do nothing;
  return null;
end $$;
