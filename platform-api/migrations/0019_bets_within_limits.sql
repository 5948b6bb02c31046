-- Bets ask for the limits of those members who have some (migration 0037), in the transaction that takes the stake and behind the
-- lock of the wallet: bets at the same time cannot pass a limit together.

-- Why the bet was refused: the same HTTP call is answered the same.
alter table bet_refusal add column outcome text not null default 'insufficient' check (outcome in ('insufficient', 'limit', 'excluded'));

create type withheld_bet as (ord integer, outcome text, balance bigint);

-- Which of the bets that nobody has seen before must not be taken now; the wallets of their members are locked. outcome:
--   excluded  a time-out or a self-exclusion holds
--   limit     the stake alone goes beyond what is left
--   single    the member's bets of this list together go beyond it: call again with this bet alone
create function withhold_bets(p_bets bet_request[]) returns withheld_bet[] language plpgsql as $$
declare
  v_members  bigint[] := array(select distinct w.member_id from wallet w
                               where w.kind = 'cash' and w.limited and w.member_id in (select r.member_id from unnest(p_bets) r));
  v_withheld withheld_bet[];
begin
  perform touch_play_clock(v_members);
  with fresh as (
    select r.ord, r.member_id, r.stake, r.source, r.request_uuid, r.key, r.fingerprint, w.balance, f.outcome as told,
           sum(r.stake) over (partition by r.member_id)::bigint as total
    from unnest(p_bets) r
    join wallet w on w.member_id = r.member_id and w.kind = 'cash'
    left join bet_refusal f on f.source = r.source and f.request_uuid = r.request_uuid
                           and f.key = r.key and f.fingerprint = r.fingerprint
    where r.member_id = any (v_members)
      and not exists (select from ledger_transaction t where t.source = r.source and t.key = r.key)
  ),
  judged as (
    select f.*,
           case
             when f.told is not null then nullif(f.told, 'insufficient')
             when a.barred then 'excluded'
             when f.stake > a.allowance then 'limit'
             when f.total > a.allowance then 'single'
           end as outcome
    from fresh f
    join bet_allowances(v_members) a on a.member_id = f.member_id
  ),
  remembered as (
    insert into bet_refusal (source, request_uuid, key, fingerprint, outcome)
    select j.source, j.request_uuid, j.key, j.fingerprint, j.outcome from judged j where j.outcome in ('excluded', 'limit')
    on conflict do nothing
  )
  select array_agg((j.ord, j.outcome, j.balance)::withheld_bet) into v_withheld from judged j where j.outcome is not null;
  return coalesce(v_withheld, '{}');
end $$;

-- p_bets: a json list of bet_request; no key twice. Per bet one row, in any order; outcome:
--   ok            the stake is taken
--   repeat        the same bet was taken before
--   conflict      the key was used by another request
--   tombstone     a rollback of this bet came first: it must never be taken
--   insufficient  the cash does not cover the stake, now or when this same HTTP call came first
--   single        the member's bets of this list together exceed the cash: call again with this bet alone
--   no_wallet     the member's accounts are not open yet
--   limit         the stake goes beyond what the member's own limits leave
--   excluded      the member has closed the play: a time-out or a self-exclusion
-- balance is the member's cash after the whole list.
create or replace function place_bets(p_bets json)
returns table (ord integer, outcome text, transaction_id bigint, balance bigint) language plpgsql rows 32
set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  v_bets     bet_request[];
  v_limited  boolean;
  v_withheld withheld_bet[];
begin
  v_bets := array(select r from json_populate_recordset(null::bet_request, p_bets) r);
  -- One lock order for every batch of every process: no deadlocks. The next statement sees what earlier holders committed.
  select bool_or(l.limited) into v_limited from (
    select w.limited from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_bets) r)
    order by w.account_id for update
  ) l;
  -- Members without limits pay nothing for those who have some.
  if v_limited then
    v_withheld := withhold_bets(v_bets);
    return query select w.ord, w.outcome, null::bigint, w.balance from unnest(v_withheld) w;
    v_bets := array(select r from unnest(v_bets) r where r.ord not in (select w.ord from unnest(v_withheld) w));
  end if;

  return query
  with request as materialized (
    select r.*, w.account_id, w.balance as cash, t.id as known_id, t.kind as known_kind, t.fingerprint as known_fingerprint,
           f.source is not null as refused, f.outcome as refusal
    from unnest(v_bets) r
    left join wallet w on w.member_id = r.member_id and w.kind = 'cash'
    left join ledger_transaction t on t.source = r.source and t.key = r.key
    left join bet_refusal f on f.source = r.source and f.request_uuid = r.request_uuid
                           and f.key = r.key and f.fingerprint = r.fingerprint
  ),
  fresh as materialized (
    select r.*,
           sum(r.stake) over (partition by r.member_id order by r.ord)::bigint as staked,
           sum(r.stake) over (partition by r.member_id)::bigint as total
    from request r
    where r.known_id is null and not r.refused and r.account_id is not null
  ),
  placed as materialized (
    select f.*, h.id as house_id, brand_day(now(), b.offset_minutes) as day, nextval('ledger_transaction_id_seq') as id
    from fresh f
    join brand b on b.id = f.brand_id
    join ledger_account h on h.brand_id = f.brand_id and h.kind = 'house' and h.purpose = '' and h.member_id is null
    where f.total <= f.cash
  ),
  debited as (
    update wallet w set balance = w.balance - a.total
    from (select distinct account_id, total from placed where total > 0) a
    where w.account_id = a.account_id
  ),
  header as (
    insert into ledger_transaction (id, source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after)
    overriding system value
    select a.id, a.source, a.key, a.fingerprint, 'bet', a.brand_id, a.member_id, -a.stake, a.cash - a.staked
    from placed a
  ),
  posted as (
    insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select p.id, 1, p.account_id, p.house_id, p.stake from placed p where p.stake > 0
  ),
  recorded as (
    insert into bet (id, placed_at, brand_id, member_id, vendor_id, game_id, game_type, round_id, stake, is_free, terms,
                     status, settled_at, valid_bet)
    select p.id, now(), p.brand_id, p.member_id, p.vendor_id, p.game_id, p.game_type, p.round_id, p.stake, p.is_free, p.terms,
           (case when p.round_closed then 'lost' else 'open' end)::bet_status,
           case when p.round_closed then now() end,
           case when p.round_closed then p.stake else 0 end
    from placed p
  ),
  counted as (
    insert into member_daily as d (member_id, day, vendor_id, game_type, brand_id, bets, turnover, settled_stake, valid_bet)
    select p.member_id, p.day, p.vendor_id, p.game_type, p.brand_id, count(*), sum(p.stake),
           coalesce(sum(p.stake) filter (where p.round_closed), 0), coalesce(sum(p.stake) filter (where p.round_closed), 0)
    from placed p
    group by p.member_id, p.day, p.vendor_id, p.game_type, p.brand_id
    on conflict (member_id, day, vendor_id, game_type) do update
      set bets = d.bets + excluded.bets, turnover = d.turnover + excluded.turnover,
          settled_stake = d.settled_stake + excluded.settled_stake, valid_bet = d.valid_bet + excluded.valid_bet
  ),
  refused as (
    insert into bet_refusal (source, request_uuid, key, fingerprint)
    select f.source, f.request_uuid, f.key, f.fingerprint from fresh f where f.total > f.cash and f.total = f.stake
    on conflict do nothing
  )
  select r.ord,
         case
           when r.known_kind = 'tombstone' then 'tombstone'
           when r.known_id is not null then case when r.known_fingerprint = r.fingerprint then 'repeat' else 'conflict' end
           when r.account_id is null then 'no_wallet'
           when r.refused then r.refusal
           when p.id is not null then 'ok'
           when f.total = f.stake then 'insufficient'
           else 'single'
         end,
         coalesce(r.known_id, p.id),
         r.cash - coalesce(p.total, 0)
  from request r
  left join placed p on p.ord = r.ord
  left join fresh f on f.ord = r.ord;
end $$;
