-- Applies a corrected result to a chunk, in one transaction: only tickets whose payout differs are touched. Each loses its old win by a
-- reversal (from the cash as far as it goes, the rest is owed) and gets the new one. False: the chunk was done before.
--
-- p_bets, p_payouts: the tickets of the chunk and what each wins now, 0 included. The plan goes by keys, whatever the statistics say: tables
-- of a new installation have none.
create or replace function correct_draw_chunk(p_run bigint, p_no integer, p_bets bigint[], p_payouts bigint[])
returns boolean language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_chunk   lottery_chunk := take_draw_chunk(p_run, p_no);
  v_draw    bigint;
  v_rev     smallint;
  v_members bigint[];
begin
  if v_chunk.run_id is null then return false; end if;
  select draw_id, revision into v_draw, v_rev from lottery_run where id = p_run;

  -- From here on only the tickets that differ, mostly a quarter. Nobody else changes them: the run is locked.
  select array_agg(b.id), array_agg(u.payout), array_agg(b.member_id) into p_bets, p_payouts, v_members
    from unnest(p_bets, p_payouts) as u(bet_id, payout)
    join bet b on b.id = u.bet_id and b.placed_at between v_chunk.first_at and v_chunk.last_at and b.round_id = v_draw::text
              and b.status in ('won', 'lost', 'pushed') and b.payout <> u.payout;
  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (select m.id from unnest(v_members) m(id)) order by w.account_id for update;

  with changed as materialized (
    select b.id, b.brand_id, b.member_id, b.vendor_id, b.game_id, b.game_type, b.stake, b.odds, b.placed_at, b.settled_at, b.payout as old_payout,
           u.payout, o.win_id as old_win
    from unnest(p_bets, p_payouts) as u(bet_id, payout)
    join bet b on b.id = u.bet_id and b.placed_at between v_chunk.first_at and v_chunk.last_at
    left join lateral (select p.win_id from lottery_payout p where p.draw_id = v_draw and p.bet_id = u.bet_id and p.revision < v_rev
                       order by p.revision desc limit 1) o on true
  ),
  -- All reversals of a member come before the wins: what each takes from the cash follows from the sums before it.
  reversed as materialized (
    select c.*, w.account_id, w.balance, r.account_id as owed_account, h.id as house_id,
           least(c.old_payout, greatest(w.balance - coalesce(sum(c.old_payout) over earlier, 0), 0))::bigint as from_cash,
           case when c.old_payout > 0 then nextval('ledger_transaction_id_seq') end as reversal_id
    from changed c
    join wallet w on w.member_id = c.member_id and w.kind = 'cash' and w.vendor_id = 0
    join wallet r on r.member_id = c.member_id and r.kind = 'receivable'
    join ledger_account h on h.brand_id = c.brand_id and h.kind = 'house' and h.purpose = '' and h.member_id is null
    window earlier as (partition by c.member_id order by c.id rows between unbounded preceding and 1 preceding)
  ),
  step as materialized (
    select r.*, r.balance - sum(r.from_cash) over (partition by r.member_id order by r.id) as after_reversal,
           r.balance - sum(r.from_cash) over (partition by r.member_id) + sum(r.payout) over (partition by r.member_id order by r.id) as after_win,
           case when r.payout > 0 then nextval('ledger_transaction_id_seq') end as win_id
    from reversed r
  ),
  header as (
    insert into ledger_transaction (id, source, key, kind, brand_id, member_id, cash_change, balance_after, refers_to)
    overriding system value
    select s.reversal_id, 'lottery', s.id || ':' || v_rev || ':back', 'rollback'::movement_kind, s.brand_id, s.member_id, -s.from_cash,
           s.after_reversal, s.old_win
    from step s where s.reversal_id is not null
    union all
    select s.win_id, 'lottery', s.id || ':' || v_rev, 'win', s.brand_id, s.member_id, s.payout, s.after_win, s.id
    from step s where s.win_id is not null
  ),
  posted as (
    insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select s.reversal_id, 1, s.account_id, s.house_id, s.from_cash from step s where s.from_cash > 0
    union all
    select s.reversal_id, 2, s.owed_account, s.house_id, s.old_payout - s.from_cash from step s where s.old_payout > s.from_cash
    union all
    select s.win_id, 1, s.house_id, s.account_id, s.payout from step s where s.win_id is not null
  ),
  cash as (
    update wallet w set balance = w.balance + x.change
    from (select account_id, sum(payout - from_cash) as change from step group by 1) x where w.account_id = x.account_id
  ),
  owed as (
    update wallet w set balance = w.balance + x.change
    from (select owed_account, sum(old_payout - from_cash) as change from step group by 1 having sum(old_payout - from_cash) > 0) x
    where w.account_id = x.owed_account
  ),
  ended as (
    update bet b set payout = s.payout, status = bet_result(b.stake, s.payout)
    from step s where b.id = s.id and b.placed_at between v_chunk.first_at and v_chunk.last_at
  ),
  recorded as (
    insert into lottery_payout (draw_id, bet_id, revision, payout, win_id) select v_draw, s.id, v_rev, s.payout, s.win_id from step s
  ),
  counted as (
    update member_daily d
    set payout = d.payout + x.change,
        best_win = greatest(d.best_win, x.best_win),
        best_bet_id = case when x.best_win > d.best_win then x.best_bet_id else d.best_bet_id end,
        best_won_at = case when x.best_win > d.best_win then x.settled_at else d.best_won_at end
    from (
      select s.member_id, brand_day(s.settled_at, b.offset_minutes) as day, s.vendor_id, s.game_type, sum(s.payout - s.old_payout) as change,
             max(s.payout - s.stake) as best_win, (array_agg(s.id order by s.payout - s.stake desc))[1] as best_bet_id,
             max(s.settled_at) as settled_at
      from step s join brand b on b.id = s.brand_id group by 1, 2, 3, 4
    ) x
    where d.member_id = x.member_id and d.day = x.day and d.vendor_id = x.vendor_id and d.game_type = x.game_type
  ),
  fed as (
    insert into play_feed (brand_id, vendor_id, game_id, member_id, bet_id, placed_at, settled_at, bet_stake, bet_payout, bet_settled,
                           settled, stake, valid_bet, payout, game_type, odds)
    select s.brand_id, s.vendor_id, s.game_id, s.member_id, s.id, s.placed_at, s.settled_at, s.stake, s.payout, true,
           0, 0, 0, s.payout - s.old_payout, s.game_type, s.odds
    from step s
  )
  update lottery_chunk c set done_at = now(), winners = s.winners, paid = s.paid, fault = null, retry_at = null
  from (select count(*) filter (where payout > 0) as winners, coalesce(sum(payout - old_payout), 0) as paid from step) s
  where c.run_id = p_run and c.no = p_no;

  -- Days whose best win was one that this chunk has taken back, or lowered.
  perform refresh_best_win(b, d.day)
    from lottery_payout p
    join bet b on b.id = p.bet_id and b.placed_at between v_chunk.first_at and v_chunk.last_at
    join brand on brand.id = b.brand_id
    join member_daily d on d.member_id = b.member_id and d.day = brand_day(b.settled_at, brand.offset_minutes)
                       and d.vendor_id = b.vendor_id and d.game_type = b.game_type and d.best_bet_id = b.id
    where p.draw_id = v_draw and p.revision = v_rev and p.bet_id between v_chunk.first_bet and v_chunk.last_bet
      and d.best_win <> greatest(b.payout - b.stake, 0);
  return true;
end $$;
