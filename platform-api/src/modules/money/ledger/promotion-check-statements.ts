/** The invariants of promotions, each as a query that selects violating rows (docs/invariants). */
export const promotionChecks: Readonly<Record<string, string>> = {
  'a promotion has spent what its rewards take, and no more than its budget': `
    select p.id, p.spent, p.rewarded, p.budget, coalesce(r.amount, 0) as amount, coalesce(r.number, 0) as number
    from promotion p
    left join (
      select promotion_id, sum(amount) as amount, count(*) as number from promotion_reward where state <> 'lapsed' group by promotion_id
    ) r on r.promotion_id = p.id
    where (p.spent, p.rewarded) is distinct from (coalesce(r.amount, 0), coalesce(r.number, 0))
       or p.spent > p.budget or p.rewarded > p.budget_count`,

  'a reward of a promotion was paid exactly as it says': `
    select coalesce(r.key, p.key) as key, r.kind, r.amount, p.amount as paid
    from (
      select participation_id::text as key, member_id, kind, case kind when 'points' then points when 'tickets' then tickets else amount end as amount
      from promotion_reward where state = 'paid'
    ) r
    full join (
      select key, member_id, 'cash' as kind, cash_change as amount from ledger_transaction where source = 'promotions'
      union all
      select key, member_id, 'bonus', amount from bonus where source = 'promotions'
      union all
      select t.key, a.member_id, 'points', o.amount
      from unit_transaction t join unit_posting o on o.transaction_id = t.id
      join unit_account a on a.id = o.account_id and a.kind = 'member'
      where t.source = 'promotions' and a.unit = 'points'
      union all
      select t.key, l.member_id, 'tickets', l.amount
      from ticket_lot l join unit_transaction t on t.id = l.transaction_id where t.source = 'promotions'
      union all
      select id::text, member_id, 'free_bets', bets * stake from free_bet_grant where granted_by is null
    ) p on p.key = r.key and p.member_id = r.member_id and p.kind = r.kind
    where r.amount is distinct from p.amount`,

  'a participation and its reward say the same': `
    select p.id, p.state, r.state as reward
    from promotion_participation p left join promotion_reward r on r.participation_id = p.id
    where case p.state when 'completed' then r.state is distinct from 'ready' when 'paid' then r.state is distinct from 'paid'
                       else r.state in ('ready', 'paid') end`,
};
