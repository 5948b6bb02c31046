-- Computes the cash figures of lines again from the postings.
create or replace function rebuild_line_cash() returns bigint[] language plpgsql as $$
begin
  delete from line_cash_daily;
  insert into line_cash_daily (member_id, day, kind, brand_id, count, amount, firsts)
  select member_id, day, kind, brand_id, count, amount, firsts from line_cash_daily_expected;
  return null;
end $$;
