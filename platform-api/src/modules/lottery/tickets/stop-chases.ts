import type { LotteryChase } from '@marquee/contract/calls/lottery-orders';
import { readLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Orderer, TicketParts } from './place-ticket';
import { returnOf } from './return-ticket';
import { announceRooms } from './room-signals';
import { returnTickets } from './ticket-statements';

/** Gives the later stakes of chases back that stop on a win, in the transaction that pays it. Issues that have closed are played. */
export async function stopWonChases(tx: Queryable, chaseIds: readonly bigint[]): Promise<void> {
  if (chaseIds.length === 0) return;
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'won-chases',
    text: `update lottery_chase set state = 'won' where id = any($1) and stop_on_win and state = 'running' returning id`,
    values: [chaseIds],
  });
  await returnLaterTickets(
    tx,
    rows.map(({ id }) => id),
    ['scheduled', 'open'],
  );
}

export interface StoppedChase {
  /** `won` or `done`: it was over before. */
  readonly state: LotteryChase['state'];
  /** Cash afterwards, ledger units. */
  readonly balance: bigint;
}

/**
 * Ends a running chase of the member: the stakes of issues that have not opened go back, the issue that takes bets is played.
 * @throws Failure `not_found`, for another's chase as well
 */
export type StopChase = (chaseId: bigint | null, member: Pick<Orderer, 'member' | 'brand'>) => Promise<StoppedChase>;

export function createStopChase({ platform, ledger }: Pick<TicketParts, 'platform' | 'ledger'>): StopChase {
  const { pool } = platform.database;
  return async (chaseId, { member, brand }) => {
    const { state, tickets, balance } = await inTransaction(pool, async (tx) => {
      // A win that stops the chase locks the wallet first, too.
      await ledger.lock(member.id, tx);
      const { rows } = await tx.query<{ id: bigint; state: LotteryChase['state'] }>({
        name: 'stop-chase',
        text: `update lottery_chase set state = case state when 'running' then 'stopped' else state end
               where id = $1 and member_id = $2 returning id, state`,
        values: [chaseId, member.id],
      });
      const [chase] = rows;
      if (!chase) throw new Failure('not_found');
      const tickets = chase.state === 'stopped' ? await returnLaterTickets(tx, [chase.id], ['scheduled']) : [];
      return { state: chase.state, tickets, balance: (await ledger.balanceOf(member.id, tx)).cash };
    });
    if (tickets.length > 0) ledger.announce(member.id, balance, brand.currency);
    announceRooms(platform.bus, brand.id, tickets);
    return { state, balance };
  };
}

interface LaterTicket {
  readonly drawId: bigint;
  readonly key: string;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly stake: bigint;
  readonly lines: string;
  readonly shape: LotteryShape;
  readonly gameCode: string;
  readonly issue: string;
}

/** Gives back what chases staked on draws in these states. @returns the tickets, each with `changed` of its return */
async function returnLaterTickets(
  tx: Queryable,
  chaseIds: readonly bigint[],
  drawStates: readonly ('scheduled' | 'open')[],
) {
  const { rows } = await tx.query<LaterTicket>({
    name: 'later-tickets',
    text: `select t.draw_id as "drawId", s.key, b.brand_id as "brandId", t.member_id as "memberId", t.stake, t.lines, g.shape,
             g.code as "gameCode", d.issue
           from lottery_ticket t
           join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status = 'open'
           join ledger_transaction s on s.id = t.bet_id
           join lottery_draw d on d.id = t.draw_id and d.state = any($2::draw_state[])
           join lottery_game g on g.id = d.lottery_id
           where t.chase_id = any($1) order by t.draw_id, t.bet_id`,
    values: [chaseIds, drawStates],
  });
  if (rows.length === 0) return [];
  const results = await returnTickets(
    tx,
    rows.map((ticket) => returnOf(ticket, readLines(lotteryRules(ticket.shape), ticket.lines))),
  );
  return rows.map(({ gameCode, issue }, at) => ({ gameCode, issue, changed: results[at]?.changed ?? null }));
}
