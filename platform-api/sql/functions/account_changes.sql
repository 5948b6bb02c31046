-- The change of each account that a list of postings adds up to: debits subtract, credits add.
create or replace function account_changes(p_debits bigint[], p_credits bigint[], p_amounts bigint[])
returns table (account_id bigint, amount bigint) immutable language sql as $$
  select e.account_id, sum(e.amount)::bigint
  from (
    select debit, -amount from unnest(p_debits, p_amounts) as d(debit, amount)
    union all
    select credit, amount from unnest(p_credits, p_amounts) as c(credit, amount)
  ) as e(account_id, amount)
  group by e.account_id
$$;
