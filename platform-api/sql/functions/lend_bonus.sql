-- Moves to the cash what new stakes of a list take from the playable bonus of their member, so that the cash covers them: the cash goes first.
-- Nothing for stakes that cash and bonus together do not cover, nor while the member has cash in wallets at vendors, which goes first too. The caller holds the members' wallets and has taken out what is refused.
-- Stakes from wallets at vendors, and of the lottery, are cash only (docs/decisions/0270).
create or replace function lend_bonus(p_bets bet_request[]) returns bonus_lent[] language plpgsql as $$
declare
  v_stake record;
  v_lent  bonus_lent[] := '{}';
begin
  for v_stake in
    with fresh as (
      select r.*, sum(r.stake) over (partition by r.member_id order by r.ord)::bigint as staked,
             sum(r.stake) over (partition by r.member_id)::bigint as total
      from unnest(p_bets) r
      where r.own_wallet is not true and r.stake > 0
        and not exists (select from ledger_transaction t where t.source = r.source and t.key = r.key)
        and not exists (select from bet_refusal f where f.source = r.source and f.request_uuid = r.request_uuid
                                                    and f.key = r.key and f.fingerprint = r.fingerprint)
    )
    select f.source, f.key, f.brand_id, f.member_id, b.id as bonus_id, b.names, c.account_id as cash_account, h.account_id as bonus_account,
           least(f.stake, f.staked - c.balance) as part
    from fresh f
    join bonus b on b.member_id = f.member_id and b.state = 'active' and b.mode = 'playable' and b.expires_at > now()
    join wallet c on c.member_id = f.member_id and c.kind = 'cash'
    join wallet h on h.member_id = f.member_id and h.kind = 'bonus'
    where f.source <> 'lottery' and f.staked > c.balance and f.total <= c.balance + h.balance
      and not exists (select from wallet v where v.member_id = f.member_id and v.kind = 'vendor' and v.balance > 0)
    order by f.member_id, f.ord
  loop
    perform post_movement(
      'bonus', v_stake.bonus_id || ':stake:' || v_stake.source || ':' || v_stake.key, null, 'promotion', v_stake.brand_id, v_stake.member_id,
      array[v_stake.bonus_account], array[v_stake.cash_account], array[v_stake.part],
      jsonb_build_object('names', v_stake.names::text, 'bonus', 'stake'));
    v_lent := v_lent || (v_stake.source, v_stake.key, v_stake.bonus_id, v_stake.part)::bonus_lent;
  end loop;
  return v_lent;
end $$;
