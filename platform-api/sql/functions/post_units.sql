-- Moves units between a member and an account of the member's brand. amount > 0 gives, < 0 takes. outcome:
--   ok            posted
--   repeat        the same request was posted before; transaction_id is the first one's
--   conflict      the key was used by another request
--   insufficient  the member has fewer; nothing was posted
-- balance is what the member has now. A caller that moves units of several members in one transaction does so in the order of their ids.
create or replace function post_units(
  p_source text, p_key text, p_fingerprint bytea, p_kind text, p_unit text, p_member_id bigint, p_amount bigint, p_counter text,
  p_reference jsonb, p_at timestamptz,
  out outcome text, out transaction_id bigint, out balance bigint
) language plpgsql as $$
declare
  v_brand_id smallint;
  v_member   bigint;
  v_brand    bigint;
  v_known    unit_transaction;
begin
  select m.brand_id into strict v_brand_id from member m where m.id = p_member_id;
  v_member := unit_account_id(v_brand_id, p_unit, 'member', p_member_id);
  v_brand := unit_account_id(v_brand_id, p_unit, p_counter, null);
  select a.balance into balance from unit_account a where a.id = v_member for update;

  insert into unit_transaction (brand_id, unit, source, key, fingerprint, kind, reference, at)
    select v_brand_id, p_unit, p_source, p_key, p_fingerprint, p_kind, coalesce(p_reference, '{}'), p_at
    where balance + p_amount >= 0
    on conflict (source, key) do nothing
    returning id into transaction_id;
  if transaction_id is null then
    select * into v_known from unit_transaction t where t.source = p_source and t.key = p_key;
    outcome := case when v_known.id is null then 'insufficient' when v_known.fingerprint = p_fingerprint then 'repeat' else 'conflict' end;
    transaction_id := v_known.id;
    return;
  end if;

  balance := balance + p_amount;
  insert into unit_posting (transaction_id, account_id, amount, balance_after)
    values (transaction_id, v_member, p_amount, balance), (transaction_id, v_brand, -p_amount, null);
  update unit_account a set balance = post_units.balance where a.id = v_member;
  outcome := 'ok';
end $$;
