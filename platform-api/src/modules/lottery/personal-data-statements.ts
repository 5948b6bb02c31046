import type { PersonalData } from '../../platform/personal-data';

/** Tickets of the lotteries beyond their bets. */
export const lotteryData: readonly PersonalData[] = [
  {
    file: 'lottery-tickets',
    tables: ['lottery_ticket'],
    text: `select t.bet_id::text as "betId", t.draw_id::text as "drawId", t.placed_at as "placedAt", t.stake, t.prize_group as "prizeGroup",
             t.rebate, t.chase_id::text as "chaseId", t.lines
           from bet b join lottery_ticket t on t.bet_id = b.id and t.placed_at = b.placed_at where b.member_id = $1
           order by b.placed_at, b.id`,
  },
  {
    file: 'lottery-chases',
    tables: ['lottery_chase'],
    text: `select c.id::text as "chaseId", g.code as lottery, c.stop_on_win as "stopsOnWin", c.state, c.created_at as "createdAt"
           from lottery_chase c join lottery_game g on g.id = c.lottery_id where c.member_id = $1 order by c.id`,
  },
  {
    file: 'lottery-prize-group',
    tables: ['lottery_member_group'],
    text: 'select prize_group as "prizeGroup" from lottery_member_group where member_id = $1',
  },
  {
    file: 'lottery-rebates',
    tables: ['lottery_rebate'],
    text: `select run_id::text as "runId", stake, amount from lottery_rebate where receiver_id = $1 order by run_id`,
  },
  {
    file: 'prize-group-income',
    tables: ['group_income'],
    text: `select day::text, amount, carried_in as "carriedIn", paid from group_income where receiver_id = $1 order by day`,
  },
];
