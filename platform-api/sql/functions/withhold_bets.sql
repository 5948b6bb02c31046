-- Of the bets that are not recorded yet, those that limits forbid. The caller holds the members' wallets. outcome:
--   excluded  a time-out or a self-exclusion is in force
--   debt      the member owes commissions to downlines, and has cash that could pay them
--   limit     the stake alone exceeds what is left
--   single    the member's bets of this list together exceed it: call again with this bet alone
create or replace function withhold_bets(p_bets bet_request[]) returns withheld_bet[] language plpgsql as $$
declare
  v_members  bigint[] := array(select distinct w.member_id from wallet w
                               where w.kind = 'cash' and w.limited and w.member_id in (select r.member_id from unnest(p_bets) r));
  v_withheld withheld_bet[];
begin
  perform touch_play_clock(v_members);
  with fresh as (
    select r.ord, r.member_id, r.stake, r.source, r.request_uuid, r.key, r.fingerprint, w.balance, f.outcome as earlier_refusal,
           sum(r.stake) over (partition by r.member_id)::bigint as total
    from unnest(p_bets) r
    join wallet w on w.member_id = r.member_id and w.kind = stake_wallet(r.own_wallet)
                 and w.vendor_id = case when r.own_wallet then r.vendor_id else 0::smallint end
    left join bet_refusal f on f.source = r.source and f.request_uuid = r.request_uuid
                           and f.key = r.key and f.fingerprint = r.fingerprint
    where r.member_id = any (v_members)
      and not exists (select from ledger_transaction t where t.source = r.source and t.key = r.key)
  ),
  checked as (
    select f.*,
           case
             when f.earlier_refusal is not null then nullif(f.earlier_refusal, 'insufficient')
             when a.barred then 'excluded'
             when exists (select from agent_bill d where d.upline_id = f.member_id and d.open > 0 and d.state <> 'due' and d.state <> 'held')
               and not is_cash_bound(f.member_id) then 'debt'
             when f.stake > a.allowance then 'limit'
             when f.total > a.allowance then 'single'
           end as outcome
    from fresh f
    join bet_allowances(v_members) a on a.member_id = f.member_id
  ),
  recorded as (
    insert into bet_refusal (source, request_uuid, key, fingerprint, outcome)
    select j.source, j.request_uuid, j.key, j.fingerprint, j.outcome from checked j where j.outcome in ('excluded', 'debt', 'limit')
    on conflict do nothing
  )
  select array_agg((j.ord, j.outcome, j.balance)::withheld_bet) into v_withheld from checked j where j.outcome is not null;
  return coalesce(v_withheld, '{}');
end $$;
