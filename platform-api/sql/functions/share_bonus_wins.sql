-- Gives bonuses their part of the wins of a list that were just paid, in the proportion of the stake, rounded down; once per win.
create or replace function share_bonus_wins(p_wins win_request[]) returns void language plpgsql as $$
declare
  v_win record;
begin
  for v_win in
    select t.id, s as stake, div(r.payout::numeric * s.part, b.stake)::bigint as part
    from unnest(p_wins) r
    join ledger_transaction t on t.source = r.source and t.key = r.key and t.kind = 'win' and t.fingerprint = r.fingerprint
    join bonus_play s on s.transaction_id = t.refers_to and s.kind = 'stake'
    join bet b on b.id = s.bet_id and b.placed_at = s.placed_at
    where not exists (select from bonus_play w where w.transaction_id = t.id and w.kind = 'win')
    order by t.id
  loop
    perform return_bonus_part('win', v_win.id, v_win.stake, v_win.part);
  end loop;
end $$;
