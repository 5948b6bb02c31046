-- The bet path with less work for each bet (docs/performance.md): ids are drawn before the rows are written, so that nothing
-- is joined back, and the index of rounds holds a digest instead of the vendor's text.

drop index bet_of_round;
create index bet_of_round on bet (member_id, hashtextextended(round_id, 0));

-- p_bets: a json list of bet_request; no key twice. Per bet one row, in any order; outcome:
--   ok            the stake is taken
--   repeat        the same bet was taken before
--   conflict      the key was used by another request
--   tombstone     a rollback of this bet came first: it must never be taken
--   insufficient  the cash does not cover the stake, now or when this same HTTP call came first
--   single        the member's bets of this list together exceed the cash: call again with this bet alone
--   no_wallet     the member's accounts are not open yet
-- balance is the member's cash after the whole list.
create or replace function place_bets(p_bets json)
returns table (ord integer, outcome text, transaction_id bigint, balance bigint) language plpgsql rows 32
set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  v_bets bet_request[];
begin
  v_bets := array(select r from json_populate_recordset(null::bet_request, p_bets) r);
  -- One lock order for every batch of every process: no deadlocks. The next statement sees what earlier holders committed.
  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_bets) r)
    order by w.account_id for update;

  return query
  with request as materialized (
    select r.*, w.account_id, w.balance as cash, t.id as known_id, t.kind as known_kind, t.fingerprint as known_fingerprint,
           f.source is not null as refused
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
           when r.refused then 'insufficient'
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

-- p_wins: a json list of win_request; no key twice. Per win one row, in any order; outcome:
--   ok        paid
--   repeat    the same win was paid before
--   conflict  the key was used by another request
--   tombstone a rollback of this win came first: it must never be paid
--   unknown   no such bet of this member, or it was rolled back: no payout without a live stake
--   single    an earlier win of this list settles the same bet: call again with this win alone
-- balance is the member's cash after the whole list.
create or replace function settle_bets(p_wins json)
returns table (ord integer, outcome text, transaction_id bigint, balance bigint, bet_id bigint) language plpgsql rows 32
set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  v_wins win_request[];
begin
  v_wins := array(select r from json_populate_recordset(null::win_request, p_wins) r);

  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_wins) r)
    order by w.account_id for update;

  return query
  with request as materialized (
    select r.*, w.account_id, w.balance as cash, t.id as known_id, t.kind as known_kind,
           t.fingerprint as known_fingerprint, t.refers_to as known_bet
    from unnest(v_wins) r
    left join wallet w on w.member_id = r.member_id and w.kind = 'cash'
    left join ledger_transaction t on t.source = r.source and t.key = r.key
  ),
  live as materialized (
    select r.*, b.id as bet_id, b.placed_at, b.stake, b.settled_at as settled_before, b.brand_id, b.vendor_id, b.game_type, b.round_id,
           row_number() over (partition by b.id order by r.ord) as nth
    from request r
    join ledger_transaction t on t.source = r.source and t.key = r.bet_key and t.kind = 'bet' and t.member_id = r.member_id
    join bet b on b.id = t.id and b.placed_at = t.created_at
    where r.known_id is null and b.status not in ('rolled_back', 'void')
  ),
  accepted as materialized (
    select l.*, h.id as house_id, brand_day(coalesce(l.settled_before, now()), b.offset_minutes) as day,
           least(coalesce(l.valid_bet, l.stake), l.stake) as counted_bet,
           sum(l.payout) over (partition by l.member_id order by l.ord)::bigint as paid,
           sum(l.payout) over (partition by l.member_id)::bigint as total,
           nextval('ledger_transaction_id_seq') as id
    from live l
    join brand b on b.id = l.brand_id
    join ledger_account h on h.brand_id = l.brand_id and h.kind = 'house' and h.purpose = '' and h.member_id is null
    where l.nth = 1
  ),
  settled as (
    update bet b
    set payout = b.payout + a.payout,
        status = (case when a.counted_bet = 0 and b.payout + a.payout = b.stake and b.stake > 0 then 'pushed'
                       when b.payout + a.payout > 0 then 'won' else 'lost' end)::bet_status,
        valid_bet = case when a.settled_before is null then a.counted_bet else b.valid_bet end,
        settled_at = coalesce(a.settled_before, now()),
        detail = coalesce(a.detail, b.detail)
    from accepted a
    where b.id = a.bet_id and b.placed_at = a.placed_at
  ),
  credited as (
    update wallet w set balance = w.balance + a.total
    from (select distinct account_id, total from accepted where total > 0) a
    where w.account_id = a.account_id
  ),
  header as (
    insert into ledger_transaction (id, source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, refers_to)
    overriding system value
    select a.id, a.source, a.key, a.fingerprint, 'win', a.brand_id, a.member_id, a.payout, a.cash + a.paid, a.bet_id
    from accepted a
  ),
  posted as (
    insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select p.id, 1, p.house_id, p.account_id, p.payout from accepted p where p.payout > 0
  ),
  -- The round is over: its other open bets of the member have lost.
  closed as (
    update bet s
    set status = 'lost', valid_bet = s.stake, settled_at = now()
    from accepted a
    where a.round_closed and s.member_id = a.member_id and hashtextextended(s.round_id, 0) = hashtextextended(a.round_id, 0)
      and s.round_id = a.round_id and s.vendor_id = a.vendor_id
      and s.status = 'open' and not exists (select from live l where l.bet_id = s.id)
    returning s.id, s.member_id, s.vendor_id, s.game_type, s.brand_id, s.stake
  ),
  figures as (
    select p.member_id, p.day, p.vendor_id, p.game_type, p.brand_id,
           case when p.settled_before is null then p.stake else 0 end as settled_stake, p.payout,
           case when p.settled_before is null then p.counted_bet else 0 end as valid_bet, p.bet_id
    from accepted p
    union all
    select c.member_id, brand_day(now(), b.offset_minutes), c.vendor_id, c.game_type, c.brand_id, c.stake, 0, c.stake, c.id
    from (select distinct on (id) * from closed) c join brand b on b.id = c.brand_id
  ),
  counted as (
    insert into member_daily as d (member_id, day, vendor_id, game_type, brand_id, settled_stake, payout, valid_bet,
                                   best_payout, best_bet_id, best_won_at)
    select g.member_id, g.day, g.vendor_id, g.game_type, g.brand_id, sum(g.settled_stake), sum(g.payout), sum(g.valid_bet),
           max(g.payout), (array_agg(g.bet_id order by g.payout desc))[1], now()
    from figures g
    group by g.member_id, g.day, g.vendor_id, g.game_type, g.brand_id
    on conflict (member_id, day, vendor_id, game_type) do update
      set settled_stake = d.settled_stake + excluded.settled_stake, payout = d.payout + excluded.payout,
          valid_bet = d.valid_bet + excluded.valid_bet,
          best_payout = greatest(d.best_payout, excluded.best_payout),
          best_bet_id = case when excluded.best_payout > d.best_payout then excluded.best_bet_id else d.best_bet_id end,
          best_won_at = case when excluded.best_payout > d.best_payout then excluded.best_won_at else d.best_won_at end
  ),
  received as (
    select p.account_id, p.total from accepted p group by p.account_id, p.total
  )
  select r.ord,
         case
           when r.known_kind = 'tombstone' then 'tombstone'
           when r.known_id is not null then case when r.known_fingerprint = r.fingerprint then 'repeat' else 'conflict' end
           when p.id is not null then 'ok'
           when l.ord is not null then 'single'
           else 'unknown'
         end,
         coalesce(r.known_id, p.id),
         r.cash + coalesce(c.total, 0),
         coalesce(p.bet_id, r.known_bet)
  from request r
  left join accepted p on p.ord = r.ord
  left join live l on l.ord = r.ord
  left join received c on c.account_id = r.account_id;
end $$;
