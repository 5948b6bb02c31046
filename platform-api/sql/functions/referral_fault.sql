-- Why an invitation gives nothing, by the line in which the invited member stands now; null: nothing speaks against it.
create or replace function referral_fault(p_invited bigint) returns text stable language sql as $$
  select referral_fault_in_line(p_invited, coalesce((select uplines from member_line where member_id = p_invited and to_day is null), '{}'))
$$;
