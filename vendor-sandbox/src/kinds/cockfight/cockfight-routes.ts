import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import type { FightView } from './fight-view';
import { limitsOf } from './limits';
import { DRAW_PRICE, DRAW_RETURN_BP, SIDE_RETURN_BP, SIDES, TAKE_PERCENT } from './pool';
import type { Rings } from './ring';

const betSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{8,64}$/),
  fight: z.string().max(40),
  pick: z.enum(SIDES),
  stake: z.number().int().positive().multipleOf(1000).max(Number.MAX_SAFE_INTEGER),
});

const undoSchema = betSchema.pick({ id: true, fight: true });

const RULES = {
  takePercent: TAKE_PERCENT,
  drawPrice: DRAW_PRICE,
  sideReturnBp: SIDE_RETURN_BP,
  drawReturnBp: DRAW_RETURN_BP,
};

/** The calls of the ring's client. @param watch opens the event stream of a client */
export function cockfightRoutes(
  scope: FastifyInstance,
  { studio, rings }: { readonly studio: Studio; readonly rings: Rings },
  view: (session: PlaySession) => FightView,
  watch: (session: PlaySession, reply: FastifyReply) => void,
): void {
  scope.get('/ring', async (request) => {
    const session = studio.session(request);
    return { limits: limitsOf(session.currency), rules: RULES, fight: view(session) };
  });
  scope.get('/stream', (request, reply) => watch(studio.session(request), reply));
  scope.post('/bets', async (request) => {
    const session = studio.session(request);
    const bet = betSchema.safeParse(request.body);
    if (!bet.success) throw new StudioRefusal(400, 'bet_malformed');
    return rings.place(session, bet.data);
  });
  scope.post('/undo', async (request) => {
    const session = studio.session(request);
    const bet = undoSchema.safeParse(request.body);
    if (!bet.success) throw new StudioRefusal(400, 'bet_malformed');
    await rings.undo(session, bet.data);
    return { balance: await studio.balance(session) };
  });
}
