-- Notes what the stakes that were just taken hold of a bonus. Each stake that money was moved for has to be there.
create or replace function record_bonus_stakes(p_lent bonus_lent[]) returns void language plpgsql as $$
declare
  v_recorded bigint;
begin
  with recorded as (
    insert into bonus_play (transaction_id, kind, bonus_id, bet_id, placed_at, part, in_bonus, in_cash, in_brand)
    select t.id, 'stake', l.bonus_id, t.id, t.created_at, l.amount, -l.amount, 0, 0
    from unnest(p_lent) l join ledger_transaction t on t.source = l.source and t.key = l.key and t.kind = 'bet'
    returning bonus_id
  ),
  marked as (
    update wallet w set bonus_played = true
    from bonus b where b.id in (select r.bonus_id from recorded r) and w.member_id = b.member_id and w.kind = 'cash' and not w.bonus_played
  )
  select count(*) into v_recorded from recorded;
  if v_recorded <> cardinality(p_lent) then
    raise exception 'bonus money was moved for % stakes of which % were taken', cardinality(p_lent), v_recorded
      using errcode = 'integrity_constraint_violation';
  end if;
end $$;
