-- Takes the stakes of many waiting calls in one transaction.
--
-- p_bets: a json list of bet_request with distinct keys. Returns one row per bet, in any order. outcome:
--   ok            the stake is taken
--   repeat        the same bet was taken before
--   conflict      the key was used by another request
--   tombstone     the rollback of this bet came first, so the bet must never be taken
--   insufficient  the wallet does not cover the stake, or did not when this HTTP call came first
--   single        the member's bets of this list together exceed the wallet: call again with this bet alone
--   no_wallet     the member's accounts, or the wallet at the vendor, are not open yet
--   limit         the stake exceeds what the member's own limits leave
--   excluded      a time-out or a self-exclusion of the member is in force
--   debt          the member owes commissions to downlines
--   bonus_max_bet, bonus_excluded_game   the member's active bonus forbids the stake or the game
-- balance is the balance of the stake's wallet after the whole list. has_bonus: the member has an active bonus, so the wallet may not be all
-- that the member can play with.
create or replace function place_bets(p_bets json)
returns table (ord integer, outcome text, transaction_id bigint, balance bigint, has_bonus boolean) language plpgsql rows 32
set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  v_bets     bet_request[];
  v_limited  boolean;
  v_bound    boolean;
  v_withheld withheld_bet[];
  v_lent     bonus_lent[];
begin
  v_bets := array(select r from json_populate_recordset(null::bet_request, p_bets) r);
  -- Every batch of every process locks in this order, so batches cannot deadlock. The cash row stands for all wallets of its
  -- member. The next statement sees what earlier holders of the locks have committed.
  select bool_or(l.limited), bool_or(l.bonus_bound) into v_limited, v_bound from (
    select w.limited, w.bonus_bound from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_bets) r)
    order by w.account_id for update
  ) l;
  -- Only batches with limited members, or members with a bonus, pay for the checks.
  if v_limited or v_bound then
    if v_limited then v_withheld := withhold_bets(v_bets); end if;
    if v_bound then
      v_withheld := v_withheld || withhold_bonus_bets(array(
        select r from unnest(v_bets) r where r.ord not in (select w.ord from unnest(v_withheld) w)));
    end if;
    return query select w.ord, w.outcome, null::bigint, w.balance, v_bound from unnest(v_withheld) w;
    v_bets := array(select r from unnest(v_bets) r where r.ord not in (select w.ord from unnest(v_withheld) w));
    if v_bound then v_lent := lend_bonus(v_bets); end if;
  end if;

  return query
  with request as materialized (
    select r.*, w.account_id, w.balance as held, w.bonus_bound, t.id as known_id, t.kind as known_kind, t.fingerprint as known_fingerprint,
           f.source is not null as refused, f.outcome as refusal
    from unnest(v_bets) r
    left join wallet w on w.member_id = r.member_id and w.kind = stake_wallet(r.own_wallet)
                      and w.vendor_id = case when r.own_wallet then r.vendor_id else 0::smallint end
    left join ledger_transaction t on t.source = r.source and t.key = r.key
    left join bet_refusal f on f.source = r.source and f.request_uuid = r.request_uuid
                           and f.key = r.key and f.fingerprint = r.fingerprint
  ),
  fresh as materialized (
    select r.*,
           sum(r.stake) over (partition by r.account_id order by r.ord)::bigint as staked,
           sum(r.stake) over (partition by r.account_id)::bigint as total
    from request r
    where r.known_id is null and not r.refused and r.account_id is not null
  ),
  placed as materialized (
    select f.*, h.id as house_id, brand_day(now(), b.offset_minutes) as day, nextval('ledger_transaction_id_seq') as id
    from fresh f
    join brand b on b.id = f.brand_id
    join ledger_account h on h.brand_id = f.brand_id and h.kind = 'house' and h.purpose = '' and h.member_id is null
    where f.total <= f.held
  ),
  debited as (
    update wallet w set balance = w.balance - a.total
    from (select distinct account_id, total from placed where total > 0) a
    where w.account_id = a.account_id
  ),
  header as (
    insert into ledger_transaction (id, source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, wallet_vendor)
    overriding system value
    select a.id, a.source, a.key, a.fingerprint, 'bet', a.brand_id, a.member_id, -a.stake, a.held - a.staked,
           case when a.own_wallet then a.vendor_id end
    from placed a
  ),
  posted as (
    insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select p.id, 1, p.account_id, p.house_id, p.stake from placed p where p.stake > 0
  ),
  recorded as (
    insert into bet (id, placed_at, brand_id, member_id, vendor_id, game_id, game_type, round_id, stake, is_free, terms,
                     status, settled_at, valid_bet, odds)
    select p.id, now(), p.brand_id, p.member_id, p.vendor_id, p.game_id, p.game_type, p.round_id, p.stake, p.is_free, p.terms,
           (case when p.round_closed then 'lost' else 'open' end)::bet_status,
           case when p.round_closed then now() end,
           case when p.round_closed then p.stake else 0 end, p.odds
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
  -- A bet whose round is over at once is settled here.
  fed as (
    insert into play_feed (brand_id, vendor_id, game_id, member_id, bet_id, placed_at, settled_at, bet_stake, bet_payout, bet_settled,
                           settled, stake, valid_bet, payout, game_type, odds)
    select p.brand_id, p.vendor_id, p.game_id, p.member_id, p.id, now(), now(), p.stake, 0, true, 1, p.stake, p.stake, 0, p.game_type, p.odds
    from placed p where p.round_closed
  ),
  refused as (
    insert into bet_refusal (source, request_uuid, key, fingerprint)
    select f.source, f.request_uuid, f.key, f.fingerprint from fresh f where f.total > f.held and f.total = f.stake
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
         r.held - coalesce(p.total, 0),
         coalesce(r.bonus_bound, false)
  from request r
  left join placed p on p.ord = r.ord
  left join fresh f on f.ord = r.ord;

  if cardinality(v_lent) > 0 then perform record_bonus_stakes(v_lent); end if;
  -- Only batches with contributions to jackpot pools pay for them.
  if exists (select from unnest(v_bets) r where r.contribution > 0) then
    perform contribute_to_pools(v_bets);
  end if;
end $$;
