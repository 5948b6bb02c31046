-- Settles a chunk: all its tickets end, the winners are paid, the checkpoint moves; one transaction. False: it was done before.
--
-- p_bets, p_payouts, p_valid_bets: the tickets of the chunk, what each wins in all (0 included) and what of its stake counts. Bets that
-- ended before are left alone, and a chunk that ends another number of tickets than planned books nothing: a person looks.
create or replace function settle_draw_chunk(p_run bigint, p_no integer, p_bets bigint[], p_payouts bigint[], p_valid_bets bigint[])
returns boolean language plpgsql as $$
declare
  v_chunk lottery_chunk := take_draw_chunk(p_run, p_no);
  v_draw  bigint;
  v_rev   smallint;
  v_ended integer;
begin
  if v_chunk.run_id is null then return false; end if;
  select draw_id, revision into v_draw, v_rev from lottery_run where id = p_run;

  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (
      select b.member_id from unnest(p_bets, p_payouts) u(bet_id, payout)
      join bet b on b.id = u.bet_id and b.placed_at between v_chunk.first_at and v_chunk.last_at where u.payout > 0)
    order by w.account_id for update;

  with ended as materialized (
    update bet b
    set status = bet_result(b.stake, u.payout), payout = u.payout, valid_bet = u.valid_bet, settled_at = now()
    from unnest(p_bets, p_payouts, p_valid_bets) as u(bet_id, payout, valid_bet)
    where b.id = u.bet_id and b.placed_at between v_chunk.first_at and v_chunk.last_at and b.round_id = v_draw::text and b.status = 'open'
    returning b.id, b.placed_at, b.settled_at, b.member_id, b.brand_id, b.vendor_id, b.game_id, b.game_type, b.stake, b.payout, b.valid_bet, b.odds
  ),
  paid as materialized (
    select e.*, w.account_id, w.balance, h.id as house_id, nextval('ledger_transaction_id_seq') as win_id,
           sum(e.payout) over (partition by e.member_id order by e.id)::bigint as running
    from ended e
    join lateral (select account_id, balance from wallet where member_id = e.member_id and kind = 'cash' and vendor_id = 0) w on true
    join ledger_account h on h.brand_id = e.brand_id and h.kind = 'house' and h.purpose = '' and h.member_id is null
    where e.payout > 0
  ),
  header as (
    insert into ledger_transaction (id, source, key, kind, brand_id, member_id, cash_change, balance_after, refers_to)
    overriding system value
    select p.win_id, 'lottery', p.id || ':' || v_rev, 'win', p.brand_id, p.member_id, p.payout, p.balance + p.running, p.id from paid p
  ),
  posted as (
    insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select p.win_id, 1, p.house_id, p.account_id, p.payout from paid p
  ),
  credited as (
    update wallet w set balance = w.balance + s.total
    from (select account_id, sum(payout) as total from paid group by account_id) s where w.account_id = s.account_id
  ),
  recorded as (
    insert into lottery_payout (draw_id, bet_id, revision, payout, win_id) select v_draw, p.id, v_rev, p.payout, p.win_id from paid p
  ),
  counted as (
    insert into member_daily as d (member_id, day, vendor_id, game_type, brand_id, settled_stake, payout, valid_bet,
                                   best_win, best_bet_id, best_won_at)
    select e.member_id, brand_day(now(), b.offset_minutes), e.vendor_id, e.game_type, e.brand_id, sum(e.stake), sum(e.payout),
           sum(e.valid_bet), max(greatest(e.payout - e.stake, 0)), (array_agg(e.id order by e.payout - e.stake desc))[1], now()
    from ended e join brand b on b.id = e.brand_id group by 1, 2, 3, 4, 5
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
    select e.brand_id, e.vendor_id, e.game_id, e.member_id, e.id, e.placed_at, e.settled_at, e.stake, e.payout, true,
           1, e.stake, e.valid_bet, e.payout, e.game_type, e.odds
    from ended e
  )
  update lottery_chunk c set done_at = now(), winners = s.winners, paid = s.paid, fault = null, retry_at = null
  from (select count(*) as tickets, count(*) filter (where payout > 0) as winners, coalesce(sum(payout), 0) as paid from ended) s
  where c.run_id = p_run and c.no = p_no
  returning s.tickets into v_ended;
  if v_ended <> v_chunk.tickets then
    raise exception 'chunk % of run % ended % tickets of %', p_no, p_run, v_ended, v_chunk.tickets using errcode = 'check_violation';
  end if;
  return true;
end $$;
