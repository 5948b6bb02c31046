-- Pays the wins of many waiting calls in one transaction. A win of 0 settles its bet without a posting.
--
-- p_wins: a json list of win_request with distinct keys. Returns one row per win, in any order. outcome:
--   ok         paid
--   repeat     the same win was paid before
--   conflict   the key was used by another request
--   tombstone  the rollback of this win came first, so the win must never be paid
--   unknown    the member has no such bet, or it was rolled back: no payout without a standing stake
--   single     an earlier win of this list settles the same bet: call again with this win alone
--   empty_pool the win's hit exceeds the balance of its jackpot pool: nothing was paid
--   withheld   set aside for an operator (withheld_win), now or when it came first: nothing was paid
-- A win is set aside where it lifts what its bet pays to review_from, or the wallet beyond the whole numbers of JSON.
-- A win goes to the wallet of its stake: wallet_vendor names the vendor, null stands for cash. balance is that wallet's balance
-- after the whole list, without what bonuses take of it. has_bonus: the member has played with bonus money, so the balance has to be read. net: all that the bet has paid so far, less its stake; null unless outcome is ok.
create or replace function settle_bets(p_wins json)
returns table (ord integer, outcome text, transaction_id bigint, balance bigint, bet_id bigint, wallet_vendor smallint, net bigint, has_bonus boolean) language plpgsql rows 32
set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  v_wins    win_request[];
  v_hits    boolean;
  v_played  boolean;
  v_refused withheld_bet[];
begin
  v_wins := array(select r from json_populate_recordset(null::win_request, p_wins) r);

  select bool_or(l.bonus_played) into v_played from (
    select w.bonus_played from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_wins) r)
    order by w.account_id for update
  ) l;
  -- Only batches with hits of jackpot pools pay for the checks.
  v_hits := exists (select from unnest(v_wins) r where r.jackpot_win > 0);
  if v_hits then
    v_refused := refuse_hits(v_wins);
    return query select x.ord, x.outcome, null::bigint, x.balance, null::bigint, null::smallint, null::bigint, v_played
      from unnest(v_refused) x;
    v_wins := array(select r from unnest(v_wins) r where r.ord not in (select x.ord from unnest(v_refused) x));
  end if;

  return query
  with request as materialized (
    select r.*, w.account_id, w.balance as held, w.bonus_played, t.id as known_id, t.kind as known_kind,
           t.fingerprint as known_fingerprint, t.refers_to as known_bet, s.id as stake_id, s.created_at as staked_at, s.wallet_vendor,
           x.id as withheld_id, x.fingerprint as withheld_fingerprint
    from unnest(v_wins) r
    left join ledger_transaction t on t.source = r.source and t.key = r.key
    left join withheld_win x on x.source = r.source and x.key = r.key and x.state <> 'paid'
    left join ledger_transaction s on s.source = r.source and s.key = r.bet_key and s.kind = 'bet' and s.member_id = r.member_id
    left join wallet w on w.member_id = r.member_id and w.kind = stake_wallet(s.wallet_vendor is not null)
                      and w.vendor_id = coalesce(s.wallet_vendor, 0::smallint)
  ),
  live as materialized (
    select r.*, b.id as bet_id, b.placed_at, b.stake, b.payout as paid_before, b.settled_at as settled_before, b.brand_id, b.vendor_id,
           b.game_id, b.game_type, b.round_id, b.odds as odds_before,
           row_number() over (partition by b.id order by r.ord) as nth,
           r.review_from is not null and r.payout > 0
             and (b.payout + r.payout >= r.review_from or r.held + sum(r.payout) over (partition by r.account_id) > 9007199254740991) as withheld
    from request r
    join bet b on b.id = r.stake_id and b.placed_at = r.staked_at
    where r.known_id is null and r.withheld_id is null and b.status not in ('rolled_back', 'void')
  ),
  accepted as materialized (
    select l.*, h.id as house_id, brand_day(coalesce(l.settled_before, now()), b.offset_minutes) as day,
           least(coalesce(l.valid_bet, l.stake), l.stake) as counted_bet,
           case when l.settled_before is null then coalesce(l.odds_before, l.odds) else l.odds_before end as counted_odds,
           sum(l.payout) over (partition by l.account_id order by l.ord)::bigint as paid,
           sum(l.payout) over (partition by l.account_id)::bigint as total,
           nextval('ledger_transaction_id_seq') as id
    from live l
    join brand b on b.id = l.brand_id
    join ledger_account h on h.brand_id = l.brand_id and h.kind = 'house' and h.purpose = '' and h.member_id is null
    where l.nth = 1 and not l.withheld
  ),
  set_aside as (
    insert into withheld_win (source, key, fingerprint, brand_id, member_id, bet_id, bet_key, amount, valid_bet, detail,
                              pool_id, jackpot_win)
    select l.source, l.key, l.fingerprint, l.brand_id, l.member_id, l.bet_id, l.bet_key, l.payout, l.valid_bet, l.detail,
           l.pool_id, l.jackpot_win
    from live l where l.nth = 1 and l.withheld
  ),
  settled as (
    update bet b
    set payout = b.payout + a.payout,
        status = bet_result(b.stake, b.payout + a.payout),
        valid_bet = case when a.settled_before is null then a.counted_bet else b.valid_bet end,
        settled_at = coalesce(a.settled_before, now()), odds = a.counted_odds,
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
    insert into ledger_transaction (id, source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, refers_to,
                                    wallet_vendor)
    overriding system value
    select a.id, a.source, a.key, a.fingerprint, 'win', a.brand_id, a.member_id, a.payout, a.held + a.paid, a.bet_id, a.wallet_vendor
    from accepted a
  ),
  posted as (
    insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select p.id, 1, p.house_id, p.account_id, p.payout from accepted p where p.payout > 0
  ),
  -- A closed round: the member's other open bets in it are lost, apart from those whose win waits for an operator.
  closed as (
    update bet s
    set status = 'lost', valid_bet = s.stake, settled_at = now()
    from live a
    where a.nth = 1 and a.round_closed and s.member_id = a.member_id and hashtextextended(s.round_id, 0) = hashtextextended(a.round_id, 0)
      and s.round_id = a.round_id and s.vendor_id = a.vendor_id
      and s.status = 'open' and not exists (select from live l where l.bet_id = s.id)
      and not exists (select from withheld_win x where x.bet_id = s.id and x.state = 'waiting')
    returning s.id, s.placed_at, s.member_id, s.vendor_id, s.game_id, s.game_type, s.brand_id, s.stake, s.payout, s.odds
  ),
  figures as (
    select p.member_id, p.day, p.vendor_id, p.game_type, p.brand_id,
           case when p.settled_before is null then p.stake else 0 end as settled_stake, p.payout,
           case when p.settled_before is null then p.counted_bet else 0 end as valid_bet,
           greatest(p.paid_before + p.payout - p.stake, 0) as win, p.bet_id,
           p.game_id, p.placed_at, coalesce(p.settled_before, now()) as settled_at, p.stake as bet_stake,
           p.paid_before + p.payout as bet_payout, (p.settled_before is null)::integer as settled, p.counted_odds as odds
    from accepted p
    union all
    select c.member_id, brand_day(now(), b.offset_minutes), c.vendor_id, c.game_type, c.brand_id, c.stake, 0, c.stake, 0, c.id,
           c.game_id, c.placed_at, now(), c.stake, c.payout, 1, c.odds
    from (select distinct on (id) * from closed) c join brand b on b.id = c.brand_id
  ),
  counted as (
    insert into member_daily as d (member_id, day, vendor_id, game_type, brand_id, settled_stake, payout, valid_bet,
                                   best_win, best_bet_id, best_won_at)
    select g.member_id, g.day, g.vendor_id, g.game_type, g.brand_id, sum(g.settled_stake), sum(g.payout), sum(g.valid_bet),
           max(g.win), (array_agg(g.bet_id order by g.win desc))[1], now()
    from figures g
    group by g.member_id, g.day, g.vendor_id, g.game_type, g.brand_id
    on conflict (member_id, day, vendor_id, game_type) do update
      set settled_stake = d.settled_stake + excluded.settled_stake, payout = d.payout + excluded.payout,
          valid_bet = d.valid_bet + excluded.valid_bet,
          best_win = greatest(d.best_win, excluded.best_win),
          best_bet_id = case when excluded.best_win > d.best_win then excluded.best_bet_id else d.best_bet_id end,
          best_won_at = case when excluded.best_win > d.best_win then excluded.best_won_at else d.best_won_at end
  ),
  fed as (
    insert into play_feed (brand_id, vendor_id, game_id, member_id, bet_id, placed_at, settled_at, bet_stake, bet_payout, bet_settled,
                           settled, stake, valid_bet, payout, game_type, odds)
    select g.brand_id, g.vendor_id, g.game_id, g.member_id, g.bet_id, g.placed_at, g.settled_at, g.bet_stake, g.bet_payout, true,
           g.settled, g.settled_stake, g.valid_bet, g.payout, g.game_type, g.odds
    from figures g
  ),
  received as (
    select p.account_id, p.total from accepted p group by p.account_id, p.total
  )
  select r.ord,
         case
           when r.known_kind = 'tombstone' then 'tombstone'
           when r.known_id is not null then case when r.known_fingerprint = r.fingerprint then 'repeat' else 'conflict' end
           when r.withheld_id is not null then case when r.withheld_fingerprint = r.fingerprint then 'withheld' else 'conflict' end
           when p.id is not null then 'ok'
           when l.nth = 1 then 'withheld'
           when l.ord is not null then 'single'
           else 'unknown'
         end,
         coalesce(r.known_id, p.id),
         r.held + coalesce(c.total, 0),
         coalesce(p.bet_id, r.known_bet),
         r.wallet_vendor,
         p.paid_before + p.payout - p.stake,
         coalesce(r.bonus_played, false)
  from request r
  left join accepted p on p.ord = r.ord
  left join live l on l.ord = r.ord
  left join received c on c.account_id = r.account_id;

  -- Only batches with members who have played with bonus money look for its part.
  if v_played then
    perform share_bonus_wins(v_wins);
  end if;
  if v_hits then
    perform pay_hits(v_wins);
  end if;
end $$;
