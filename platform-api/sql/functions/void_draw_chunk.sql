-- Gives the stakes of a chunk of a void draw back, after the wins that stand: ticket by ticket, by the ledger's own reversal. False: the
-- chunk was done before.
create or replace function void_draw_chunk(p_run bigint, p_no integer) returns boolean language plpgsql as $$
declare
  v_chunk   lottery_chunk := take_draw_chunk(p_run, p_no);
  v_ticket  record;
  v_winners integer := 0;
  v_paid    bigint := 0;
begin
  if v_chunk.run_id is null then return false; end if;
  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (
      select t.member_id from lottery_ticket t join lottery_run r on r.id = p_run and r.draw_id = t.draw_id
      where t.bet_id between v_chunk.first_bet and v_chunk.last_bet and t.placed_at between v_chunk.first_at and v_chunk.last_at)
    order by w.account_id for update;
  for v_ticket in
    select b.id, b.member_id, b.payout, s.key, w.key as win_key
    from lottery_run r
    join lottery_ticket t on t.draw_id = r.draw_id and t.bet_id between v_chunk.first_bet and v_chunk.last_bet
                         and t.placed_at between v_chunk.first_at and v_chunk.last_at
    join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status <> 'rolled_back'
    join ledger_transaction s on s.id = b.id
    left join lateral (select p.win_id from lottery_payout p where p.draw_id = r.draw_id and p.bet_id = b.id
                       order by p.revision desc limit 1) p on true
    left join ledger_transaction w on w.id = p.win_id
    where r.id = p_run order by b.id
  loop
    if v_ticket.win_key is not null then
      perform roll_back('lottery', v_ticket.id || ':void:win', null, v_ticket.win_key, v_ticket.member_id);
      v_winners := v_winners + 1;
      v_paid := v_paid - v_ticket.payout;
    end if;
    perform roll_back('lottery', v_ticket.id || ':void', null, v_ticket.key, v_ticket.member_id);
  end loop;
  update lottery_chunk set done_at = now(), winners = v_winners, paid = v_paid, fault = null, retry_at = null
    where run_id = p_run and no = p_no;
  return true;
end $$;
