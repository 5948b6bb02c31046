-- Posts a movement of money outside of bets: any number of lines, all or nothing. outcome:
--   ok            posted
--   repeat        the same request was posted before; transaction_id is the first one's
--   conflict      the key was used by another request
--   insufficient  an account would go below zero; nothing was posted
-- balance is the member's cash afterwards; null without a member.
create or replace function post_movement(
  p_source text, p_key text, p_fingerprint bytea, p_kind movement_kind, p_brand_id smallint, p_member_id bigint,
  p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_detail jsonb,
  out outcome text, out transaction_id bigint, out balance bigint
) language plpgsql as $$
declare
  v_known       ledger_transaction;
  v_cash_change bigint;
  v_id          bigint;
begin
  perform 1 from wallet w where w.account_id = any (p_debits || p_credits) order by w.account_id for update;

  select w.balance, coalesce(c.amount, 0) into balance, v_cash_change
    from wallet w left join account_changes(p_debits, p_credits, p_amounts) c using (account_id)
    where w.member_id = p_member_id and w.kind = 'cash';

  select * into v_known from ledger_transaction t where t.source = p_source and t.key = p_key;
  if found then
    outcome := case when v_known.fingerprint = p_fingerprint then 'repeat' else 'conflict' end;
    transaction_id := v_known.id;
    return;
  end if;

  if exists (
    select from account_changes(p_debits, p_credits, p_amounts) c join wallet w using (account_id)
    where w.balance + balance_change(w.kind, c.amount) < 0
  ) then
    outcome := 'insufficient';
    return;
  end if;

  balance := balance + v_cash_change;
  insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, detail)
    values (p_source, p_key, p_fingerprint, p_kind, p_brand_id, p_member_id,
            coalesce(v_cash_change, 0), coalesce(balance, 0), p_detail)
    returning id into v_id;
  insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select v_id, l.line, l.debit, l.credit, l.amount
    from unnest(p_debits, p_credits, p_amounts) with ordinality as l(debit, credit, amount, line);
  update wallet w set balance = w.balance + balance_change(w.kind, c.amount)
    from account_changes(p_debits, p_credits, p_amounts) c
    where w.account_id = c.account_id;
  if p_kind not in ('withdrawal', 'transfer') then
    perform append_cash(array[v_id]);
  end if;

  outcome := 'ok';
  transaction_id := v_id;
end $$;
