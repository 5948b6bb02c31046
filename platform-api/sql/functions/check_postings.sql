-- Trigger of posting, once per statement: every posting has a transaction and two accounts, and all three agree in currency and
-- brand. One check per batch costs a fraction of row-level foreign keys, which could not compare currencies.
create or replace function check_postings() returns trigger language plpgsql as $$
begin
  if exists (
    select from added p
    left join ledger_transaction t on t.id = p.transaction_id
    left join ledger_account d on d.id = p.debit_account
    left join ledger_account c on c.id = p.credit_account
    where (d.currency = c.currency and d.brand_id = c.brand_id and t.brand_id = d.brand_id) is not true
  ) then
    raise exception 'a posting joins unknown accounts, or accounts of two currencies or brands' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
