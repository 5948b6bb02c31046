import { bonusChecks } from './bonus-check-statements';
import { groupChecks } from './group-check-statements';
import { lineChecks } from './line-check-statements';
import { prizeChecks } from './prize-check-statements';
import { promotionChecks } from './promotion-check-statements';
import { settlementChecks } from './settlement-check-statements';
import { vipChecks } from './vip-check-statements';

/**
 * The invariants, each as a query that selects violating rows (docs/invariants). They share no code with the functions
 * that move money, so that a mistake there shows here.
 */
export const checks: Readonly<Record<string, string>> = {
  'a wallet equals the fold of its entries': `
    select w.member_id, w.kind, w.balance, coalesce(e.fold, 0) as fold
    from wallet w
    left join (select account_id, sum(amount) as fold from ledger_entry group by account_id) e using (account_id)
    where w.balance <> case when w.kind = 'receivable' then -coalesce(e.fold, 0) else coalesce(e.fold, 0) end`,

  'all accounts of a currency sum to zero': `
    select a.currency, sum(e.amount) as total
    from ledger_entry e join ledger_account a on a.id = e.account_id
    group by a.currency having sum(e.amount) <> 0`,

  'what is held is what withdrawals under way hold': `
    select w.member_id, w.balance, coalesce(u.held, 0) as under_way
    from wallet w
    left join (
      select member_id, sum(amount) as held from withdrawal where paid_amount = 0 and state not in ('rejected', 'cancelled') group by member_id
    ) u using (member_id)
    where w.kind = 'held' and w.balance <> coalesce(u.held, 0)`,

  'every posting has its header': `
    select p.transaction_id, p.line from posting p
    where not exists (select from ledger_transaction t where t.id = p.transaction_id)`,

  'no posting crosses currencies or brands': `
    select p.transaction_id, p.line
    from posting p
    left join ledger_transaction t on t.id = p.transaction_id
    left join ledger_account d on d.id = p.debit_account
    left join ledger_account c on c.id = p.credit_account
    where d.currency is distinct from c.currency or d.brand_id is distinct from c.brand_id or t.brand_id is distinct from d.brand_id`,

  "a header's cash change is what its postings did to the wallet that it names": `
    select t.id, t.cash_change, coalesce(e.change, 0) as posted
    from ledger_transaction t
    left join (
      select e.transaction_id, a.member_id, a.purpose, sum(e.amount) as change
      from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind in ('cash', 'vendor')
      group by e.transaction_id, a.member_id, a.purpose
    ) e on e.transaction_id = t.id and e.member_id = t.member_id and e.purpose = coalesce(t.wallet_vendor::text, '')
    where t.cash_change <> coalesce(e.change, 0)`,

  'bets, wins and rollbacks of a bet move one wallet, that of its vendor or the cash': `
    select t.id, t.kind, t.wallet_vendor
    from ledger_transaction t join ledger_transaction s on s.id = t.refers_to
    where t.kind in ('win', 'rollback', 'rollback_repeat') and t.wallet_vendor is distinct from s.wallet_vendor
    union all
    select t.id, t.kind, t.wallet_vendor
    from ledger_transaction t left join bet b on b.id = t.id and b.placed_at = t.created_at
    where t.wallet_vendor is not null and t.kind = 'bet' and t.wallet_vendor is distinct from b.vendor_id
    union all
    select t.id, t.kind, t.wallet_vendor from ledger_transaction t
    where t.wallet_vendor is not null and t.kind not in ('bet', 'win', 'rollback', 'rollback_repeat')`,

  'a wallet at a vendor stands for the account of that vendor': `
    select w.account_id from wallet w join ledger_account a on a.id = w.account_id
    where (w.member_id, w.kind) is distinct from (a.member_id, a.kind) or (w.kind = 'vendor' and w.vendor_id::text <> a.purpose)`,

  'nothing is reversed twice': `
    select refers_to, count(*) as reversals from ledger_transaction
    where kind = 'rollback' group by refers_to having count(*) > 1`,

  'a bet has its header and the stake that was posted': `
    select b.id, b.stake, t.cash_change
    from bet b left join ledger_transaction t on t.id = b.id and t.created_at = b.placed_at and t.kind = 'bet' and t.member_id = b.member_id
    where t.cash_change is distinct from -b.stake`,

  'a bet header has its bet': `
    select t.id from ledger_transaction t
    where t.kind = 'bet' and not exists (select from bet b where b.id = t.id and b.placed_at = t.created_at)`,

  "a bet's payout is the sum of its wins that stand": `
    select b.id, b.payout, coalesce(w.paid, 0) as paid
    from bet b
    left join (
      select t.refers_to, sum(t.cash_change) as paid from ledger_transaction t
      where t.kind = 'win' and not exists (select from ledger_transaction r where r.kind = 'rollback' and r.refers_to = t.id)
      group by t.refers_to
    ) w on w.refers_to = b.id
    where b.payout <> coalesce(w.paid, 0)`,

  'no payout without a stake': `
    select t.id, t.refers_to from ledger_transaction t
    where t.kind = 'win' and not exists (select from bet b where b.id = t.refers_to)`,

  'a bet is rolled back exactly when its stake was reversed': `
    select b.id, b.status
    from bet b left join ledger_transaction r on r.kind = 'rollback' and r.refers_to = b.id
    where (b.status = 'rolled_back') <> (r.id is not null)`,

  'a stake reversed after its win waits in the reconciliation queue': `
    select b.id from bet b
    where b.status = 'rolled_back' and b.payout > 0
      and not exists (select from reconciliation_item i where i.bet_id = b.id)`,

  'a win of the payout review is booked exactly when it was paid': `
    select x.id, x.state, x.amount, t.cash_change
    from withheld_win x left join ledger_transaction t on t.source = x.source and t.key = x.key and t.kind = 'win'
    where case when x.state = 'paid' then (t.cash_change, t.refers_to) is distinct from (x.amount, x.bet_id) else t.id is not null end`,

  'no win waits for a bet that was reversed': `
    select x.id, x.bet_id from withheld_win x join bet b on b.id = x.bet_id
    where x.state = 'waiting' and b.status in ('rolled_back', 'void')`,

  'a jackpot pool holds the fold of its entries': `
    select p.id, p.balance, coalesce(e.fold, 0) as fold
    from jackpot_pool p
    left join (select account_id, sum(amount) as fold from ledger_entry group by account_id) e using (account_id)
    where p.balance <> coalesce(e.fold, 0)
    union all
    select a.id, null, null from ledger_account a
    where a.kind = 'jackpot' and not exists (select from jackpot_pool p where p.account_id = a.id and p.brand_id = a.brand_id)`,

  'a jackpot pool is its seeds and contributions less its hits': `
    select p.id, p.seeded, p.contributed, p.paid, c.total as contributions_of_bets, h.won, h.topped_up
    from jackpot_pool p
    cross join lateral (select coalesce(sum(c.amount - coalesce(c.returned, 0)), 0) as total, count(*) as number
                        from jackpot_contribution c where c.pool_id = p.id) c
    cross join lateral (select coalesce(sum(h.amount) filter (where h.unseeded is null), 0) as won,
                               coalesce(sum(h.seeded - coalesce(h.unseeded, 0)), 0) as topped_up, count(*) as number
                        from jackpot_hit h where h.pool_id = p.id) h
    where (p.seeded, p.contributed, p.paid, p.contributions, p.hits) <> (p.seed + h.topped_up, c.total, h.won, c.number, h.number)`,

  'a contribution comes from the stake of its bet, and goes back with it': `
    select c.bet_id, c.amount, b.stake, b.status
    from jackpot_contribution c
    join jackpot_pool p on p.id = c.pool_id
    left join ledger_transaction t on t.id = c.bet_id
    left join bet b on b.id = t.id and b.placed_at = t.created_at
    left join posting o on o.transaction_id = c.bet_id and o.line = 2
    where (c.amount <= b.stake and b.brand_id = p.brand_id and b.vendor_id = p.vendor_id and o.credit_account = p.account_id
           and o.amount = c.amount and (b.status = 'rolled_back') = (c.returned is not null)) is not true`,

  'a hit is part of a win, and goes back with it': `
    select h.win_id, h.amount, w.cash_change
    from jackpot_hit h
    join jackpot_pool p on p.id = h.pool_id
    left join ledger_transaction w on w.id = h.win_id and w.kind = 'win'
    left join posting o on o.transaction_id = h.win_id and o.line = 2
    where (h.amount <= w.cash_change and w.brand_id = p.brand_id and o.debit_account = p.account_id and o.amount = h.amount
           and exists (select from ledger_transaction r where r.kind = 'rollback' and r.refers_to = h.win_id)
               = (h.unseeded is not null)) is not true`,

  'a lottery ticket has its bet, with its stake': `
    select t.draw_id, t.bet_id, t.stake, b.stake as staked
    from lottery_ticket t
    left join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.member_id = t.member_id and b.round_id = t.draw_id::text
    where b.stake is distinct from t.stake`,

  'a lottery ticket that stands was paid what its last result gives': `
    select t.draw_id, b.id, b.payout, coalesce(p.payout, 0) as recorded
    from lottery_ticket t
    join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status <> 'rolled_back'
    left join lateral (select p.payout from lottery_payout p where p.draw_id = t.draw_id and p.bet_id = t.bet_id
                       order by p.revision desc limit 1) p on true
    where b.payout <> coalesce(p.payout, 0)`,

  'a settled draw leaves no ticket open': `
    select t.draw_id, t.bet_id
    from lottery_draw d
    join lottery_ticket t on t.draw_id = d.id
    join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
    where d.state = 'settled' and b.status = 'open'`,

  'what a member has of a unit is the fold of its postings': `
    select a.id, a.member_id, a.unit, a.balance, coalesce(p.fold, 0) as fold
    from unit_account a
    left join (select account_id, sum(amount) as fold from unit_posting group by account_id) p on p.account_id = a.id
    where a.kind = 'member' and a.balance <> coalesce(p.fold, 0)`,

  'a movement of units has postings of its brand and unit that sum to zero': `
    select t.id, p.total
    from unit_transaction t
    left join (
      select p.transaction_id, sum(p.amount) as total, min(a.brand_id) as brand, max(a.brand_id) as other_brand, min(a.unit) as unit,
             max(a.unit) as other_unit
      from unit_posting p join unit_account a on a.id = p.account_id group by p.transaction_id
    ) p on p.transaction_id = t.id
    where (p.total, p.brand, p.other_brand, p.unit, p.other_unit) is distinct from (0, t.brand_id, t.brand_id, t.unit, t.unit)`,

  'a redeem took its points, and a rejected one gave them back': `
    select r.id, r.state, r.points, t.amount as taken, b.amount as returned
    from point_redeem r
    left join lateral (
      select p.amount from unit_transaction t join unit_posting p on p.transaction_id = t.id join unit_account a on a.id = p.account_id
      where t.source in ('points.redeem:' || r.member_id, 'points.convert:' || r.member_id) and t.key = r.idempotency_key
        and a.member_id = r.member_id
    ) t on true
    left join lateral (
      select p.amount from unit_transaction t join unit_posting p on p.transaction_id = t.id join unit_account a on a.id = p.account_id
      where t.source = 'points.return' and t.key = r.id::text and a.member_id = r.member_id
    ) b on true
    where t.amount is distinct from -r.points or b.amount is distinct from case when r.state = 'rejected' then r.points end`,

  'points turned into money were paid what they were worth': `
    select r.id, r.amount, t.cash_change
    from point_redeem r
    left join ledger_transaction t on t.source = 'points.convert:' || r.member_id and t.key = r.idempotency_key and t.member_id = r.member_id
    where r.amount is distinct from t.cash_change`,

  'a credited deposit has its movement': `
    select d.id, d.transaction_id
    from deposit d left join ledger_transaction t on t.id = d.transaction_id and t.member_id = d.member_id and t.kind = 'deposit'
    where d.state = 'credited' and t.id is null`,

  'the rows of a bet in the play feed add up to its settled figures': `
    select coalesce(b.id, f.bet_id) as bet_id, f.settled, f.stake, f.valid_bet, f.payout, b.status, b.stake as bet_stake,
           b.valid_bet as bet_valid_bet, b.payout as bet_payout
    from (select b.* from bet b join play_feed_extent e on b.placed_at >= e.complete_since) b
    full join (
      select r.bet_id, sum(r.settled) as settled, sum(r.stake) as stake, sum(r.valid_bet) as valid_bet, sum(r.payout) as payout
      from play_feed r join play_feed_extent e on r.placed_at >= e.complete_since group by r.bet_id
    ) f on f.bet_id = b.id
    where b.id is null or (coalesce(f.settled, 0), coalesce(f.stake, 0), coalesce(f.valid_bet, 0), coalesce(f.payout, 0))
      <> ((b.status in ('won', 'lost', 'pushed'))::integer, case when b.status in ('won', 'lost', 'pushed') then b.stake else 0 end,
          b.valid_bet, b.payout)`,

  'what was played towards open requirements equals the bets': `
    select coalesce(p.requirement_id, e.requirement_id) as requirement_id, p.valid_bet, e.valid_bet as expected_valid_bet
    from (
      select requirement_id, vendor_id, game_id, game_type, odds, sum(valid_bet) as valid_bet
      from (
        select w.requirement_id, w.vendor_id, w.game_id, w.game_type, w.odds, w.valid_bet from wagering_play w join wagering_requirement r on r.id = w.requirement_id and r.closed_at is null
        union all
        select r.id, u.vendor_id, u.game_id, u.game_type, odds_step(u.odds), u.valid_bet
        from fold_cursor c
        cross join lateral feed_unread(c) u
        cross join lateral (
          select id from wagering_requirement
          where member_id = u.member_id and closed_at is null and created_at <= u.placed_at order by created_at desc, id desc limit 1
        ) r
        where c.fold = 'wagering'
      ) p group by 1, 2, 3, 4, 5
    ) p
    full join wagering_play_expected e using (requirement_id, vendor_id, game_id, game_type, odds)
    where coalesce(p.valid_bet, 0) <> coalesce(e.valid_bet, 0) and exists (select from fold_cursor where fold = 'wagering' and base is not null)`,

  ...bonusChecks,

  'what was played for points equals the bets': `
    select coalesce(p.member_id, e.member_id) as member_id, coalesce(p.version, e.version) as version, p.valid_bet, e.valid_bet as expected_valid_bet
    from (
      select member_id, version, game_type, sum(valid_bet) as valid_bet
      from (
        select member_id, version, game_type, valid_bet from point_play
        union all
        select u.member_id, r.version, u.game_type, u.valid_bet
        from fold_cursor c
        cross join lateral feed_unread(c) u
        join brand o on o.id = u.brand_id
        cross join lateral (
          select version, earn from point_rules
          where brand_id = u.brand_id and state = 'approved' and from_day <= brand_day(u.settled_at, o.offset_minutes)
          order by version desc limit 1
        ) r
        where c.fold = 'points' and r.earn ? u.game_type
      ) p group by 1, 2, 3
    ) p
    full join point_play_expected e using (member_id, version, game_type)
    where coalesce(p.valid_bet, 0) <> coalesce(e.valid_bet, 0) and exists (select from fold_cursor where fold = 'points' and base is not null)`,

  ...groupChecks,
  ...lineChecks,
  ...settlementChecks,

  'points of play were paid as the payments say': `
    select coalesce(p.member_id, t.member_id) as member_id, p.paid, p.weighted, t.posted
    from point_payment p
    full join (
      select a.member_id, sum(o.amount) as posted
      from unit_transaction t
      join unit_posting o on o.transaction_id = t.id
      join unit_account a on a.id = o.account_id and a.kind = 'member'
      where t.source = 'points.earned' group by a.member_id
    ) t using (member_id)
    where div(p.weighted, 100) is distinct from t.posted or p.weighted < 100 * p.paid`,

  'what was played for missions equals the bets': `
    select coalesce(p.member_id, e.member_id) as member_id, coalesce(p.day, e.day) as day, coalesce(p.game_id, e.game_id) as game_id,
           p.valid_bet, e.valid_bet as expected_valid_bet, p.rounds, e.rounds as expected_rounds
    from (
      select member_id, day, game_id, sum(valid_bet) as valid_bet, sum(rounds) as rounds, sum(hits_10) as hits_10, sum(hits_50) as hits_50,
             sum(hits_100) as hits_100
      from (
        select member_id, day, game_id, valid_bet, rounds, hits_10, hits_50, hits_100 from mission_play
        union all
        select u.member_id, d.day, u.game_id, u.valid_bet, u.settled * d.counts, payout_reached(u, 10) * d.counts,
               payout_reached(u, 50) * d.counts, payout_reached(u, 100) * d.counts
        from fold_cursor c
        cross join lateral feed_unread(c) u
        join brand o on o.id = u.brand_id
        cross join lateral (
          select t.day, (u.bet_stake >= coalesce((select stake from mission_minimum s where s.brand_id = u.brand_id and s.from_day <= t.day
                                                  order by s.from_day desc limit 1), 0))::integer as counts
          from (select brand_day(u.settled_at, o.offset_minutes) as day) t
        ) d
        where c.fold = 'missions' and u.bet_stake > 0
      ) p group by 1, 2, 3
    ) p
    full join mission_play_expected e using (member_id, day, game_id)
    where (coalesce(p.valid_bet, 0), coalesce(p.rounds, 0), coalesce(p.hits_10, 0), coalesce(p.hits_50, 0), coalesce(p.hits_100, 0))
       <> (coalesce(e.valid_bet, 0), coalesce(e.rounds, 0), coalesce(e.hits_10, 0), coalesce(e.hits_50, 0), coalesce(e.hits_100, 0))
      and exists (select from fold_cursor where fold = 'missions' and base is not null)`,

  'a claimed mission was paid, and no other': `
    select coalesce(c.key, p.key) as key, c.reward, p.amount
    from (select concat_ws(':', member_id, mission_id, period_start) as key, member_id, reward_kind, reward from mission_claim) c
    full join (
      select t.key, a.member_id, 'points' as kind, o.amount
      from unit_transaction t
      join unit_posting o on o.transaction_id = t.id
      join unit_account a on a.id = o.account_id and a.kind = 'member'
      where t.source = 'missions'
      union all
      select key, member_id, 'cash', cash_change from ledger_transaction where source = 'missions'
    ) p on p.key = c.key and p.member_id = c.member_id and p.kind = c.reward_kind
    where p.amount is distinct from c.reward`,

  ...prizeChecks,
  ...promotionChecks,

  'the day figures equal the fold of the bets': `
    select coalesce(d.member_id, e.member_id) as member_id, coalesce(d.day, e.day) as day,
           d.bets, e.bets as expected_bets, d.turnover, e.turnover as expected_turnover, d.settled_stake,
           e.settled_stake as expected_settled_stake, d.payout, e.payout as expected_payout, d.valid_bet, e.valid_bet as expected_valid_bet
    from member_daily d
    full join member_daily_expected e using (member_id, day, vendor_id, game_type)
    where (coalesce(d.bets, 0), coalesce(d.turnover, 0), coalesce(d.settled_stake, 0), coalesce(d.payout, 0), coalesce(d.valid_bet, 0))
       <> (coalesce(e.bets, 0), coalesce(e.turnover, 0), coalesce(e.settled_stake, 0), coalesce(e.payout, 0), coalesce(e.valid_bet, 0))`,

  ...vipChecks,
};
