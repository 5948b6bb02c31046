import type { FastifyInstance, FastifyReply } from 'fastify';
import { type BetRecord, type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import { limitsOf, MOST_LEGS } from './book/limits';
import { ticketOf } from './book/round-detail';
import { decidedLegs } from './book/ticket';
import type { Tickets } from './book/tickets';
import { wagerSchema } from './book/wager';
import type { MatchDay } from './match/match-day';
import type { MatchView } from './match-view';
import { MARGIN } from './model/markets';

export type TitleType = 'sports' | 'esports';

export interface OpenBook {
  readonly studio: Studio;
  readonly day: MatchDay;
  readonly tickets: Tickets;
}

interface BoardParts {
  readonly speed: number;
  readonly typeOf: (session: PlaySession) => TitleType;
  readonly boardOf: (type: TitleType) => readonly MatchView[];
  /** Opens the stream of a page. */
  readonly watch: (session: PlaySession, reply: FastifyReply) => void;
}

const SHOWN_TICKETS = 40;

/** The calls of the sportsbook's client. */
export function sportsRoutes(
  scope: FastifyInstance,
  { studio, day, tickets }: OpenBook,
  { speed, typeOf, boardOf, watch }: BoardParts,
): void {
  const ticketView = (bet: BetRecord) => {
    const { id, state, stake, payout, at, endedAt } = bet;
    const ticket = ticketOf(bet);
    const legs = state === 'open' ? decidedLegs(ticket, day.result) : ticket.legs;
    return { id, state, stake, payout, at, endedAt, ticket: { ...ticket, legs } };
  };
  scope.get('/board', async (request) => {
    const session = studio.session(request);
    const type = typeOf(session);
    const limits = { ...limitsOf(session.currency), mostLegs: MOST_LEGS };
    return { type, sentAt: new Date().toISOString(), speed, limits, margin: MARGIN, matches: boardOf(type) };
  });
  scope.get('/stream', (request, reply) => watch(studio.session(request), reply));
  scope.get('/tickets', async (request) => ({
    bets: studio.history(studio.session(request), SHOWN_TICKETS).map(ticketView),
  }));
  scope.post('/bets', async (request) => {
    const session = studio.session(request);
    const wager = wagerSchema.safeParse(request.body);
    if (!wager.success) throw new StudioRefusal(400, 'bet_malformed');
    const answer = await tickets.place(session, wager.data);
    return 'changedPrices' in answer
      ? { accepted: false, reason: 'price_changed', balance: null, prices: answer.changedPrices }
      : answer;
  });
}
