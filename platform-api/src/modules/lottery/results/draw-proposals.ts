import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { fact, type Fact, instant, money, number, text } from '../../operators/proposals/facts';
import { AUDIT_WORDS, type DefineProposals } from '../../operators/proposals/kind';
import { requireDrawAdmin } from '../draw-rights';
import {
  type LockedDraw,
  moveDraw,
  readDrawName,
  readDrawStakes,
  readPlannedTime,
  voidDraw,
} from './draw-change-repository';
import { lockDraw } from './locked-draw';

const RIGHT = 'lotteries';

/** Changes of a draw that take two persons. Both throw `forbidden` without the right, or with some brands only. */
export interface DrawProposals {
  /** All stakes go back; the reason is public. @throws Failure `not_found`, `draw_decided` for a void draw, `proposal_waiting` */
  void(caller: OperatorCaller, request: ParsedCallRequest<'lotteryDraws.void'>): Promise<Proposal>;
  /**
   * Moves an official draw, with the close of its betting, to an earlier time than its calendar says.
   * @throws Failure `not_found`, `draw_decided` for an own draw or one that has closed, `validation_failed` for a time in the past
   *   or later than the calendar's, `proposal_waiting`
   */
  move(caller: OperatorCaller, request: ParsedCallRequest<'lotteryDraws.move'>): Promise<Proposal>;
}

/** @param announce a draw has changed */
export function defineDrawProposals(
  proposals: DefineProposals,
  announce: (drawIds: readonly bigint[]) => Promise<void>,
): DrawProposals {
  const proposeVoid = defineVoid(proposals, announce);
  const proposeMove = defineMove(proposals, announce);
  return {
    async void(caller, { drawId, reason }) {
      requireDrawAdmin(caller);
      return proposeVoid(caller, { brand: null, subject: drawId, body: { drawId }, reason });
    },
    async move(caller, { drawId, drawsAt, reason }) {
      requireDrawAdmin(caller);
      return proposeMove(caller, { brand: null, subject: drawId, body: { drawId, drawsAt }, reason });
    },
  };
}

type Announce = (drawIds: readonly bigint[]) => Promise<void>;

const voidSchema = z.strictObject({ drawId: z.string() });

const defineVoid = (proposals: DefineProposals, announce: Announce) =>
  proposals.define<z.infer<typeof voidSchema>>({
    kind: 'draw-void',
    schema: voidSchema,
    rights: { propose: RIGHT, decide: RIGHT },
    // Another result than the one that counted asks for another decision.
    current: async (tx, { subject }) => ({
      revision: String((await lockDraw(tx, BigInt(subject))).revision),
      body: null,
    }),
    async validate(tx, { subject }) {
      const { state } = await lockDraw(tx, BigInt(subject));
      if (state === 'void') throw new Failure('draw_decided', { state });
    },
    facts: async ({ drawId }, { db }) => [
      await drawFact(db, drawId),
      ...(await readDrawStakes(db, BigInt(drawId))).flatMap(({ brand, currency, tickets, stake }) => [
        fact('lottery.void.tickets', number(tickets), text(brand)),
        fact('lottery.void.stakes', money(currency)(stake), text(brand)),
      ]),
    ],
    async onApproved(tx, { subject, reason, proposedBy, decidedBy }) {
      await voidDraw(tx, BigInt(subject), { reason, requestedBy: proposedBy, confirmedBy: decidedBy });
      return {};
    },
    announce: ({ subject }) => announce([BigInt(subject)]),
    entry: (step, { subject }) => ({
      action: `lottery-draw.void-${AUDIT_WORDS[step]}`,
      subject: `lottery-draw:${subject}`,
      details: {},
    }),
  });

const moveSchema = z.strictObject({ drawId: z.string(), drawsAt: z.iso.datetime() });

const defineMove = (proposals: DefineProposals, announce: Announce) =>
  proposals.define<z.infer<typeof moveSchema>>({
    kind: 'draw-move',
    schema: moveSchema,
    rights: { propose: RIGHT, decide: RIGHT },
    async current(tx, { subject: drawId }) {
      const drawsAt = (await lockDraw(tx, BigInt(drawId))).drawsAt.toISOString();
      return { revision: drawsAt, body: { drawId, drawsAt } };
    },
    async validate(tx, { body }) {
      await requireMovable(tx, await lockDraw(tx, BigInt(body.drawId)), new Date(body.drawsAt));
    },
    facts: async ({ drawId, drawsAt }, { db }) => [
      await drawFact(db, drawId),
      fact('lottery.drawsAt', instant(new Date(drawsAt))),
    ],
    async onApproved(tx, { body }) {
      const draw = await lockDraw(tx, BigInt(body.drawId));
      const drawsAt = new Date(body.drawsAt);
      await moveDraw(tx, draw.id, { drawsAt, closesAt: closeOf(draw, drawsAt) });
      return {};
    },
    announce: ({ subject }) => announce([BigInt(subject)]),
    entry: (step, { subject, body }) => ({
      action: `lottery-draw.move-${AUDIT_WORDS[step]}`,
      subject: `lottery-draw:${subject}`,
      details: { after: body.drawsAt },
    }),
  });

/** Betting closes as long before the draw as it did. */
const closeOf = (draw: LockedDraw, drawsAt: Date): Date =>
  new Date(drawsAt.getTime() - (draw.drawsAt.getTime() - draw.closesAt.getTime()));

/** @throws Failure `draw_decided`, `validation_failed` */
async function requireMovable(tx: Queryable, draw: LockedDraw, drawsAt: Date): Promise<void> {
  const { source, state } = draw;
  if (source === 'own' || source === 'stations' || (state !== 'scheduled' && state !== 'open'))
    throw new Failure('draw_decided', { state });
  // Betting that is open when the numbers are out would be free money.
  if (drawsAt > (await readPlannedTime(tx, draw.id)) || closeOf(draw, drawsAt) <= draw.now)
    throw fieldFailure({ path: 'drawsAt', messageKey: 'out_of_range' });
}

const drawFact = async (db: Queryable, drawId: string): Promise<Fact> =>
  fact('lottery.issue', text(await readDrawName(db, BigInt(drawId))));
