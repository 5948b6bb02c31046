import {
  type BetAnswer,
  type BetRecord,
  type PlaySession,
  type BettingStudio,
  StudioRefusal,
} from '../../../studio/studio';
import type { Match } from '../match/match';
import type { MatchDay } from '../match/match-day';
import type { Price } from '../rules/odds';
import { limitsOf } from './limits';
import { priceNow } from './selection';
import { endOf, newTicket, type TicketResult, type TicketLeg } from './ticket';
import { ticketOf } from './round-detail';
import type { Wager } from './wager';

export type PlaceAnswer =
  | BetAnswer
  /** The current prices by match. */
  | { readonly changedPrices: Readonly<Record<string, Price>> };

/** Bets on matches: accepted at current prices, settled by results. */
export interface Tickets {
  /** @throws StudioRefusal 409 `market_closed`, `market_suspended`, `line_moved`, `no_such_match`, `same_match`; 400 `stake_out_of_limits` */
  place(session: PlaySession, wager: Wager): Promise<PlaceAnswer>;
  /** Settles every decided ticket. Repeating it is harmless. */
  settleDecided(): Promise<void>;
  /** Reverses bets settled by a result that was corrected; `settleDecided` settles them again. @returns how many bets */
  reverseCorrected(): Promise<number>;
}

export const KIND = 'sports';

interface TicketsParts {
  readonly now: () => number;
  /** What a session's vendor sells. */
  readonly typeOf: (session: PlaySession) => 'sports' | 'esports';
}

export function createTickets(studio: BettingStudio, day: MatchDay, { now, typeOf }: TicketsParts): Tickets {
  const priceLegs = (wager: Wager, type: string) => {
    const legs: TicketLeg[] = [];
    const changedPrices: Record<string, Price> = {};
    for (const leg of wager.legs) {
      const match = day.match(leg.match);
      const ofType = match?.fixture.title.type === type ? match : undefined;
      const answer = priceNow(ofType, leg, leg.price, wager.acceptance, now());
      if ('refusal' in answer && answer.refusal !== 'price_changed') throw new StudioRefusal(409, answer.refusal);
      if ('refusal' in answer) changedPrices[leg.match] = answer.price;
      if (ofType) legs.push(legOf(ofType, { ...leg, price: answer.price }));
    }
    return { legs, changedPrices };
  };

  const currentResult = (bet: BetRecord) =>
    endOf(ticketOf(bet), day.result, limitsOf(studio.sessionOf(bet)?.currency ?? '').maxPayout);
  const settle = async (bet: BetRecord) => {
    const result = currentResult(bet);
    if (result.kind === 'void') await studio.cancel(bet.id, result.detail);
    if (result.kind === 'settled') await studio.settle(bet.id, result);
  };

  return {
    async place(session, wager) {
      const existingBet = studio.own(session, wager.id);
      if (existingBet) return studio.bet(session, existingBet);
      if (new Set(wager.legs.map(({ match }) => match)).size < wager.legs.length)
        throw new StudioRefusal(409, 'same_match');
      const limits = limitsOf(session.currency);
      if (wager.stake < limits.minStake || wager.stake > limits.maxStake)
        throw new StudioRefusal(400, 'stake_out_of_limits');
      const { legs, changedPrices } = priceLegs(wager, typeOf(session));
      if (Object.keys(changedPrices).length > 0) {
        studio.log.info({ bet: wager.id, changedPrices }, 'refused: prices have changed');
        return { changedPrices };
      }
      const detail = newTicket(wager.form, wager.stake, legs, limits.maxPayout);
      if (detail.mostPayout > limits.maxPayout && legs.length === 1)
        throw new StudioRefusal(400, 'stake_out_of_limits');
      return studio.bet(session, { id: wager.id, round: `ticket-${wager.id}`, stake: detail.risk, detail });
    },
    async settleDecided() {
      for (const bet of studio.open(KIND)) await settle(bet);
    },
    async reverseCorrected() {
      const corrected = day.corrected();
      if (corrected.size === 0) return 0;
      const wronglyPaid = studio
        .settled(KIND)
        .filter(
          (bet) =>
            ticketOf(bet).legs.some(({ match }) => corrected.has(match)) && !isPaidCorrectly(bet, currentResult(bet)),
        );
      for (const { id } of wronglyPaid) await studio.reverse(id);
      return wronglyPaid.length;
    },
  };
}

/** Whether a settled bet was paid by the current results. */
const isPaidCorrectly = (bet: BetRecord, result: TicketResult): boolean =>
  result.kind === 'settled' && result.payout === bet.payout && result.detail.valid_bet === ticketOf(bet).valid_bet;

function legOf({ fixture, state, standing }: Match, leg: Wager['legs'][number]): TicketLeg {
  return {
    ...leg,
    title: fixture.title.code,
    league: fixture.league.name,
    home: fixture.home.name,
    away: fixture.away.name,
    kickOffAt: new Date(fixture.kickOffMs).toISOString(),
    scoreThen: state === 'live' ? standing.score : null,
  };
}
