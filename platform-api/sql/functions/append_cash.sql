-- Writes the rows of the cash feed for movements that the caller has just posted: what the member paid in or was paid, by kind. What moves
-- between a member's own accounts or between members has none. Of a commission each member has a row: who is paid it, and with the
-- opposite sign who pays it, so that the sum of a line is what it got from above. post_movement calls it; bets never do.
create or replace function append_cash(p_transactions bigint[]) returns void language sql as $$
  with entry as (
    select t.id, t.created_at, t.brand_id, t.member_id, t.kind, t.source = 'commission' as is_commission,
           t.source = 'rebates' or t.source = 'lottery' and t.key like 'rebate:%' as is_rebate, p.amount,
           f.kind as from_kind, f.member_id as from_member, g.kind as to_kind, g.member_id as to_member
    from unnest(p_transactions) i
    join ledger_transaction t on t.id = i and t.member_id is not null
    join posting p on p.transaction_id = t.id
    join ledger_account f on f.id = p.debit_account
    join ledger_account g on g.id = p.credit_account
  ),
  change as (
    select e.id, e.created_at, e.brand_id, c.member_id, c.kind, sum(c.amount)::bigint as amount
    from entry e cross join lateral (
      select e.member_id, 'deposit' as kind, case e.from_kind when 'psp' then e.amount else -e.amount end as amount
      where e.kind = 'deposit' and (e.from_kind = 'psp' and e.to_member is not null or e.to_kind = 'psp' and e.from_member is not null)
      union all
      select e.member_id, 'fee', case e.from_kind when 'house' then e.amount else -e.amount end
      where e.kind = 'deposit' and (e.from_kind, e.to_kind) in (('house', 'psp'), ('psp', 'house'))
      union all
      select e.member_id, 'withdrawal', case e.to_kind when 'psp' then e.amount else -e.amount end
      where e.kind <> 'deposit' and (e.from_kind = 'psp' and e.to_member is not null or e.to_kind = 'psp' and e.from_member is not null)
      union all
      select e.member_id, case when e.is_rebate then 'rebate' else 'promotion' end, case e.from_kind when 'promotion' then e.amount else -e.amount end
      where not e.is_commission and (e.from_kind = 'promotion' and e.to_member is not null and e.to_kind <> 'agent'
                                     or e.to_kind = 'promotion' and e.from_member is not null and e.from_kind <> 'agent')
      union all
      select m.member_id, 'commission', m.amount
      from (values (e.to_member, e.amount), (e.from_member, -e.amount)) m (member_id, amount)
      where e.is_commission and m.member_id is not null
    ) c
    group by e.id, e.created_at, e.brand_id, c.member_id, c.kind
  )
  insert into cash_feed (at, brand_id, member_id, kind, amount, first)
  select c.created_at, c.brand_id, c.member_id, c.kind, c.amount,
         c.kind = 'deposit' and not exists (
           select from ledger_transaction b where b.member_id = c.member_id and b.kind = 'deposit' and b.id < c.id)
  from change c where c.amount <> 0 order by c.id, c.member_id, c.kind
$$;
