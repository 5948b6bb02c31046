import type { PersonalData } from '../../platform/personal-data';

/** Promotions, points, missions, levels, rebates and prizes. */
export const rewardsData: readonly PersonalData[] = [
  {
    file: 'promotions',
    tables: ['promotion_participation'],
    text: `select p.promotion_id::text as "promotionId", p.period, p.version, p.state, p.place, p.remark, cardinality(p.image_ids) as pictures,
             p.created_at as "joinedAt", p.claimable_until as "claimableUntil"
           from promotion_participation p where p.member_id = $1 order by p.created_at, p.id`,
  },
  {
    file: 'promotion-steps',
    tables: ['promotion_step'],
    text: `select p.promotion_id::text as "promotionId", p.period, s.state, s.by_kind as by, s.reason, s.at
           from promotion_participation p join promotion_step s on s.participation_id = p.id where p.member_id = $1 order by s.at`,
  },
  {
    file: 'promotion-rewards',
    tables: ['promotion_reward'],
    text: `select promotion_id::text as "promotionId", kind, amount, points::text, tickets, state, ready_at as "readyAt", paid_at as "paidAt"
           from promotion_reward where member_id = $1 order by ready_at`,
  },
  {
    file: 'points-orders',
    tables: ['point_redeem'],
    text: `select number::text, type, good_id::text as "goodId", quantity, points::text, amount, state, address, mobile, shipment, remark,
             created_at as "createdAt", decided_at as "decidedAt"
           from point_redeem where member_id = $1 order by number`,
  },
  {
    file: 'points-grants',
    tables: ['point_grant'],
    text: `select points::text, state, reason, proposed_at as "proposedAt", decided_at as "decidedAt" from point_grant
           where member_id = $1 order by proposed_at`,
  },
  {
    file: 'points-play',
    tables: ['point_play', 'point_payment'],
    text: `select version, game_type as "gameType", valid_bet as "validBet" from point_play where member_id = $1
           order by version, game_type`,
  },
  {
    file: 'missions',
    tables: ['mission_claim'],
    text: `select mission_id as mission, period_start::text as "periodStart", day::text, reward_kind as "rewardKind",
             case when reward_kind = 'cash' then reward end as amount, case when reward_kind = 'points' then reward::text end as points,
             score, at
           from mission_claim where member_id = $1 order by at`,
  },
  {
    file: 'mission-play',
    tables: ['mission_play'],
    text: `select p.day::text, g.code as game, p.valid_bet as "validBet", p.rounds, p.hits_10 as "hits10", p.hits_50 as "hits50",
             p.hits_100 as "hits100"
           from mission_play p left join game g on g.id = p.game_id where p.member_id = $1 order by p.day, p.game_id`,
  },
  {
    file: 'level',
    tables: ['vip_member'],
    text: 'select level, held_until::text as "heldUntil", since from vip_member where member_id = $1',
  },
  {
    file: 'level-changes',
    tables: ['vip_change', 'vip_warning'],
    text: `select kind, from_level as "fromLevel", to_level as "toLevel", valid_bet as "validBet", deposits, reason, at from vip_change
           where member_id = $1 order by number`,
  },
  {
    file: 'level-gifts',
    tables: ['vip_gift'],
    text: 'select kind, period::text, level, amount, at from vip_gift where member_id = $1 order by at',
  },
  {
    file: 'rebates',
    tables: ['rebate', 'rebate_day'],
    text: `select day::text, state, amount, carried_in as "carriedIn", carried_out as "carriedOut", payable, wagering,
             expires_at as "expiresAt", claimed_at as "claimedAt"
           from rebate where member_id = $1 order by day`,
  },
  {
    file: 'rebate-lines',
    tables: ['rebate_line'],
    text: `select l.run_day::text as "runDay", l.day::text, v.code as vendor, l.game_type as "gameType", l.valid_bet as "validBet",
             l.basis_points as "basisPoints", l.amount
           from rebate_line l join vendor v on v.id = l.vendor_id where l.member_id = $1 order by l.run_day, l.day, v.code, l.game_type`,
  },
  {
    file: 'tickets',
    tables: ['ticket_lot'],
    text: `select unit, amount, remaining, expires_at as "expiresAt" from ticket_lot where member_id = $1 order by transaction_id`,
  },
  {
    file: 'check-ins',
    tables: ['check_in'],
    text: 'select day::text, streak, reward, at from check_in where member_id = $1 order by day',
  },
  {
    file: 'wheel-draws',
    tables: ['wheel_draw'],
    text: `select prize_id as prize, reward, nonce, at from wheel_draw where member_id = $1 order by id`,
  },
  {
    file: 'envelopes',
    tables: ['envelope_taken'],
    text: 'select amount, at from envelope_taken where member_id = $1 order by at',
  },
  {
    file: 'raffle-numbers',
    tables: ['raffle_number', 'raffle_winner'],
    text: `select n.raffle_id::text as "raffleId", n.number, w.place, w.reward, n.at
           from raffle_number n left join raffle_winner w on w.raffle_id = n.raffle_id and w.number = n.number
           where n.member_id = $1 order by n.at, n.number`,
  },
];
