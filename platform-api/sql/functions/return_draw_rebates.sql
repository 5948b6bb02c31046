-- Takes the rebates of a void draw back, in the transaction that ends its run: from the cash as far as it goes, the rest is owed.
create or replace function return_draw_rebates(p_run bigint) returns void language plpgsql as $$
declare
  v_rebate    record;
  v_returned  bigint;
  v_from_cash bigint;
begin
  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (
      select e.receiver_id from lottery_run v join lottery_run r on r.draw_id = v.draw_id join lottery_rebate e on e.run_id = r.id
      where v.id = p_run and e.transaction_id is not null)
    order by w.account_id for update;
  for v_rebate in
    select e.*, t.brand_id, c.account_id, c.balance, o.account_id as owed_account
    from lottery_run v
    join lottery_run r on r.draw_id = v.draw_id and r.id <> v.id
    join lottery_rebate e on e.run_id = r.id
    left join ledger_transaction t on t.id = e.transaction_id
    join wallet c on c.member_id = e.receiver_id and c.kind = 'cash'
    join wallet o on o.member_id = e.receiver_id and o.kind = 'receivable'
    where v.id = p_run order by e.member_id, e.receiver_id
  loop
    v_returned := null;
    if v_rebate.transaction_id is not null then
      v_from_cash := least(v_rebate.balance, v_rebate.amount);
      select p.transaction_id into v_returned from post_movement(
        'lottery', 'rebate:' || p_run || ':' || v_rebate.receiver_id, null, 'adjustment', v_rebate.brand_id, v_rebate.receiver_id,
        array_remove(array[case when v_from_cash > 0 then v_rebate.account_id end,
                           case when v_from_cash < v_rebate.amount then v_rebate.owed_account end], null),
        array_fill(brand_account(v_rebate.brand_id, 'promotion'), array[(v_from_cash > 0)::integer + (v_from_cash < v_rebate.amount)::integer]),
        array_remove(array[v_from_cash, v_rebate.amount - v_from_cash], 0::bigint), null) p;
    end if;
    insert into lottery_rebate (run_id, member_id, receiver_id, stake, amount, transaction_id)
      values (p_run, v_rebate.member_id, v_rebate.receiver_id, -v_rebate.stake, -v_rebate.amount, v_returned);
  end loop;
end $$;
