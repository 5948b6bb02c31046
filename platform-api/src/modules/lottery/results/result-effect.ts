import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { readLines, settleLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { CompiledResult } from '@marquee/contract/lottery/selection/kind';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { type AdminCaller, requireDrawAdmin } from '../draw-rights';
import { type DrawTicket, eachTicketPart } from '../tickets/draw-ticket-repository';
import { lockDraw } from './locked-draw';
import { readEffectBrands, sumOwed } from './effect-repository';
import { readResultOf, requireResultPossible } from './result-admin';

/**
 * What a result would pay and change, by brand; the same rules as the settlement, and no change.
 * @throws Failure `forbidden`, `not_found`, `draw_not_over`, `draw_decided`, `validation_failed` naming the number at fault
 */
export type PreviewResult = (
  caller: AdminCaller,
  request: ParsedCallRequest<'lotteryDraws.preview'>,
) => Promise<CallValue<'lotteryDraws.preview'>>;

/** Ledger units. */
interface Effect {
  tickets: number;
  stake: bigint;
  winners: number;
  payout: bigint;
  readonly up: { tickets: number; amount: bigint };
  readonly down: { tickets: number; amount: bigint };
  /** By member: old payouts of tickets that change, which are taken back whole before the new ones are paid. */
  readonly reversed: Map<bigint, bigint>;
}

export const createPreviewResult =
  (pool: pg.Pool): PreviewResult =>
  async (caller, { drawId, result }) => {
    requireDrawAdmin(caller);
    const draw = await lockDraw(pool, BigInt(drawId));
    requireResultPossible(draw);
    const rules = lotteryRules(draw.shape);
    const compiled = rules.compile(readResultOf(draw.shape, result));
    const effects = new Map<number, Effect>();
    await eachTicketPart(pool, draw.id, (tickets) => {
      for (const ticket of tickets) addTicket(effectOf(effects, ticket.brandId), ticket, rules, compiled);
    });
    const brands = await readEffectBrands(pool, [...effects.keys()]);
    return Promise.all(
      brands.map(async ({ id, code, currency }) => {
        const { tickets, stake, winners, payout, up, down, reversed } = effectOf(effects, id);
        const owed = draw.revision === 0 ? 0n : await sumOwed(pool, reversed);
        return {
          brand: code,
          currency,
          tickets,
          stake: formatAmount(stake),
          winners,
          payout: formatAmount(payout),
          correction: draw.revision === 0 ? null : { up: present(up), down: present(down), owed: formatAmount(owed) },
        };
      }),
    );
  };

function effectOf(effects: Map<number, Effect>, brandId: number): Effect {
  const effect = effects.get(brandId) ?? {
    tickets: 0,
    stake: 0n,
    winners: 0,
    payout: 0n,
    reversed: new Map(),
    up: { tickets: 0, amount: 0n },
    down: { tickets: 0, amount: 0n },
  };
  effects.set(brandId, effect);
  return effect;
}

function addTicket(effect: Effect, ticket: DrawTicket, rules: LotteryRules, result: CompiledResult): void {
  const { payout } = settleLines(readLines(rules, ticket.lines), result);
  effect.tickets++;
  effect.stake += ticket.stake;
  effect.payout += payout;
  if (payout > 0n) effect.winners++;
  if (payout === ticket.payout) return;
  const side = payout > ticket.payout ? effect.up : effect.down;
  side.tickets++;
  side.amount += payout > ticket.payout ? payout - ticket.payout : ticket.payout - payout;
  if (ticket.payout > 0n)
    effect.reversed.set(ticket.memberId, (effect.reversed.get(ticket.memberId) ?? 0n) + ticket.payout);
}

const present = ({ tickets, amount }: Effect['up']) => ({ tickets, amount: formatAmount(amount) });
