/** What bonuses were granted, staked, won, released and returned, against the postings and the bets. */
export const bonusChecks: Readonly<Record<string, string>> = {
  'the bonus account holds what is left of an active bonus, and nothing else': `
    select w.member_id, w.balance, b.id, b.mode, b.amount, b.released, p.played
    from wallet w
    left join bonus b on b.member_id = w.member_id and b.state = 'active' and b.mode <> 'merged'
    cross join lateral (select coalesce(sum(in_bonus), 0) as played from bonus_play where bonus_id = b.id) p
    where w.kind = 'bonus' and w.balance <> coalesce(b.amount - b.released + p.played, 0)`,

  'a bonus has posted what it was granted, released and returned': `
    select b.id, b.state, b.amount, b.released, b.returned, b.written_off, p.granted, p.freed, p.taken, l.in_cash, l.in_brand, l.borne
    from bonus b
    cross join lateral (
      select coalesce(sum(in_cash), 0) as in_cash, coalesce(sum(in_brand) filter (where kind <> 'win_back'), 0) as in_brand,
             coalesce(-sum(in_brand) filter (where kind = 'win_back'), 0) as borne
      from bonus_play where bonus_id = b.id
    ) l
    cross join lateral (
      select coalesce(sum(o.amount) filter (where t.key = b.id || ':grant'), 0) as granted,
             coalesce(sum(o.amount) filter (where t.key like b.id || ':release:%'), 0) as freed,
             coalesce(sum(o.amount) filter (where t.key = b.id || ':return'), 0) as taken
      from ledger_transaction t join posting o on o.transaction_id = t.id
      where t.source = 'bonus' and t.key = any (array[b.id || ':grant', b.id || ':return'] || array(select b.id || ':release:' || n from generate_series(0, 10) n))
    ) p
    where (p.granted, p.freed + l.in_cash, p.taken + l.in_brand, l.borne) is distinct from
      (case when b.active_at is null then 0 else b.amount end, case when b.mode = 'merged' then 0 else b.released end, b.returned,
       b.written_off)`,

  'bonus money that was staked, won and taken back posted its parts': `
    select p.bonus_id, p.kind, p.transaction_id, p.in_bonus, p.in_cash, p.in_brand, o.in_bonus as posted, o.in_brand as posted_to_brand
    from bonus_play p
    left join ledger_transaction s on s.id = p.transaction_id
    left join ledger_transaction t on t.source = 'bonus'
      and t.key = p.bonus_id || ':' || p.kind || ':' || case when p.kind = 'stake' then s.source || ':' || s.key else p.transaction_id::text end
    cross join lateral (
      select coalesce(sum(e.amount) filter (where a.kind = 'bonus'), 0) as in_bonus, coalesce(sum(e.amount) filter (where a.kind = 'promotion'), 0) as in_brand
      from ledger_entry e join ledger_account a on a.id = e.account_id where e.transaction_id = t.id
    ) o
    where (p.in_bonus, p.in_brand) <> (o.in_bonus, o.in_brand)`,

  'a win of a mixed stake was shared in its proportion, and its rollback took the share back': `
    select b.id as bet_id, w.id as win_id, w.cash_change, s.part as staked, b.stake, x.part as shared, y.part as taken_back
    from bonus_play s
    join bet b on b.id = s.bet_id and b.placed_at = s.placed_at
    join ledger_transaction w on w.kind = 'win' and w.refers_to = b.id
    left join ledger_transaction r on r.kind = 'rollback' and r.refers_to = w.id
    left join bonus_play x on x.transaction_id = w.id and x.kind = 'win'
    left join bonus_play y on y.transaction_id = w.id and y.kind = 'win_back'
    where s.kind = 'stake' and (coalesce(x.part, 0) <> div(w.cash_change::numeric * s.part, b.stake)
      or coalesce(y.part, 0) <> case when r.id is null then 0 else coalesce(x.part, 0) end)`,

  'a mixed stake that was reversed gave its bonus part back, and no other did': `
    select s.bet_id, s.part, b.stake, b.status, k.part as given_back
    from bonus_play s
    left join bet b on b.id = s.bet_id and b.placed_at = s.placed_at
    left join bonus_play k on k.transaction_id = s.bet_id and k.kind = 'stake_back'
    where s.kind = 'stake' and (s.part <= b.stake and k.part is not distinct from case when b.status = 'rolled_back' then s.part end) is not true
    union all
    select p.bet_id, p.part, null, null, null from bonus_play p
    where p.kind <> 'stake' and not exists (select from bonus_play s where s.transaction_id = p.bet_id and s.kind = 'stake' and s.bonus_id = p.bonus_id)`,

  'wins of a member look for bonus money exactly if a stake had some': `
    select w.member_id, w.bonus_played from wallet w
    where w.kind = 'cash'
      and w.bonus_played <> exists (select from bonus_play p join bonus b on b.id = p.bonus_id where b.member_id = w.member_id)`,

  'an approved grant of operators gave its bonus, and no other did': `
    select coalesce(g.id::text, b.key) as grant_id, g.amount, b.id, b.amount as given
    from (select id, member_id, amount from bonus_grant where state = 'approved') g
    full join (select id, key, member_id, amount from bonus where source = 'bonus.grant') b on b.key = g.id::text
    where (g.member_id, g.amount) is distinct from (b.member_id, b.amount)`,

  'bets of a member look at a bonus exactly while one is active': `
    select w.member_id, w.bonus_bound, b.id
    from wallet w left join bonus b on b.member_id = w.member_id and b.state = 'active'
    where w.kind = 'cash' and w.bonus_bound <> (b.id is not null)`,
};
