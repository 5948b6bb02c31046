-- Opening accounts, and the one way to move money outside of bets.

-- The brand's account of a kind (and channel or pool), opened at first use.
create function brand_account(p_brand_id smallint, p_kind account_kind, p_purpose text default '') returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_account
    where brand_id = p_brand_id and kind = p_kind and purpose = p_purpose and member_id is null;
  if found then return v_id; end if;
  insert into ledger_account (kind, brand_id, currency, purpose)
    select p_kind, b.id, b.currency, p_purpose from brand b where b.id = p_brand_id
    on conflict do nothing;
  select id into v_id from ledger_account
    where brand_id = p_brand_id and kind = p_kind and purpose = p_purpose and member_id is null;
  return v_id;
end $$;

-- The member's accounts with their wallets, and the house account that bets of the member move money to; repeats do nothing.
create function open_member_accounts(p_member_id bigint) returns void language sql as $$
  select brand_account(m.brand_id, 'house') from member m where m.id = p_member_id;
  insert into ledger_account (kind, brand_id, currency, member_id)
    select k.kind, b.id, b.currency, m.id
    from member m
    join brand b on b.id = m.brand_id
    cross join unnest(array['cash', 'bonus', 'held', 'receivable', 'agent']::account_kind[]) as k(kind)
    where m.id = p_member_id
    on conflict do nothing;
  insert into wallet (account_id, member_id, kind)
    select a.id, a.member_id, a.kind from ledger_account a where a.member_id = p_member_id
    on conflict do nothing;
$$;

-- What a posted amount does to the balance of an account: a receivable grows when it is debited, all others when credited.
create function balance_change(p_kind account_kind, p_entry bigint) returns bigint immutable language sql as $$
  select case when p_kind = 'receivable' then -p_entry else p_entry end
$$;

-- What a list of postings does to each account, in sum.
create function account_changes(p_debits bigint[], p_credits bigint[], p_amounts bigint[])
returns table (account_id bigint, amount bigint) immutable language sql as $$
  select e.account_id, sum(e.amount)::bigint
  from (
    select debit, -amount from unnest(p_debits, p_amounts) as d(debit, amount)
    union all
    select credit, amount from unnest(p_credits, p_amounts) as c(credit, amount)
  ) as e(account_id, amount)
  group by e.account_id
$$;

-- Moves money along any number of lines, all or nothing. outcome:
--   ok            posted
--   repeat        posted before by the same request; transaction_id is that one's
--   conflict      the key was used by another request
--   insufficient  an account would go below zero; nothing happened
-- balance is the member's cash afterwards (null without a member).
create function post_movement(
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

  outcome := 'ok';
  transaction_id := v_id;
end $$;
