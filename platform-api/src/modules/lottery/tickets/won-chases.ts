import { readLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';
import { returnOf } from './return-ticket';
import { returnTickets } from './ticket-statements';

interface LaterTicket {
  readonly drawId: bigint;
  readonly key: string;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly stake: bigint;
  readonly lines: string;
  readonly shape: LotteryShape;
}

/** Gives the later stakes of chases back that stop on a win, in the transaction that pays it. Issues that have closed are played. */
export async function stopWonChases(tx: Queryable, chaseIds: readonly bigint[]): Promise<void> {
  if (chaseIds.length === 0) return;
  const { rows } = await tx.query<LaterTicket>({
    name: 'won-chases',
    text: `with won as (
             update lottery_chase set state = 'won' where id = any($1) and stop_on_win and state = 'running' returning id
           )
           select t.draw_id as "drawId", s.key, b.brand_id as "brandId", t.member_id as "memberId", t.stake, t.lines, g.shape
           from won
           join lottery_ticket t on t.chase_id = won.id
           join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status = 'open'
           join ledger_transaction s on s.id = t.bet_id
           join lottery_draw d on d.id = t.draw_id and d.state in ('scheduled', 'open')
           join lottery_game g on g.id = d.lottery_id
           order by t.draw_id, t.bet_id`,
    values: [chaseIds],
  });
  if (rows.length === 0) return;
  await returnTickets(
    tx,
    rows.map((ticket) => returnOf(ticket, readLines(lotteryRules(ticket.shape), ticket.lines))),
  );
}
