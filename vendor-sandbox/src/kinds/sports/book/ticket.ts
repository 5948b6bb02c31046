import { type Leg, type LegOutcome, legOutcome, type Score } from '../rules/leg';
import { type OddsForm, type Price, quoteOf, termsOf } from '../rules/odds';
import { parlayPayout, singlePayout, validBet } from '../rules/payout';

/** Raised when prices or settlement change their meaning; stored with each ticket. */
export const RULES_VERSION = 1;

/** A leg as it was accepted, with all that is needed to read it later. */
export interface TicketLeg extends Leg {
  readonly match: string;
  readonly title: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly kickOffAt: string;
  readonly price: Price;
  /** The score when the bet was taken; null before kick-off. */
  readonly scoreThen: Score | null;
  readonly outcome?: LegOutcome;
  readonly score?: Score | null;
}

/** Amounts are the wallet protocol's integers. `nominal` is the stake as entered: negative Malay odds risk less of it. */
export interface Ticket {
  readonly rulesVersion: number;
  readonly simulated: true;
  readonly form: OddsForm;
  /** The price in its form, hundredths; null for a parlay, which reckons in decimal prices. */
  readonly quote: number | null;
  readonly nominal: number;
  readonly risk: number;
  /** What it pays when every leg is won, the risk included. */
  readonly mostPayout: number;
  /** By the risk, hundredths. Tickets of before it was kept have none. */
  readonly odds?: number;
  readonly legs: readonly TicketLeg[];
  /** Once it is settled. */
  readonly valid_bet?: number;
}

/** @param maxPayout a parlay never pays more */
export function newTicket(form: OddsForm, nominal: number, legs: readonly TicketLeg[], maxPayout: number): Ticket {
  const [first, ...otherLegs] = legs;
  const fixed = { rulesVersion: RULES_VERSION, simulated: true, nominal, legs } as const;
  if (!first || otherLegs.length > 0) {
    const mostPayout = parlayPayout(
      nominal,
      legs.map(({ price }) => ({ price, outcome: 'won' })),
      maxPayout,
    );
    return { ...fixed, form: 'decimal', quote: null, risk: nominal, mostPayout, odds: oddsOf(mostPayout, nominal) };
  }
  const quote = quoteOf(form, first.price);
  const { risk, win } = termsOf(form, quote, nominal);
  const mostPayout = risk + win;
  return { ...fixed, form, quote, risk, mostPayout, odds: oddsOf(mostPayout, risk) };
}

const oddsOf = (payout: number, stake: number): number => Math.floor((payout * 100) / stake);

/** The legs with what is decided of them. @param resultOf `undefined` while a match is not over, null when it never was */
export const decidedLegs = (
  { legs }: Ticket,
  resultOf: (match: string) => Score | null | undefined,
): readonly TicketLeg[] =>
  legs.map((leg) => {
    const score = resultOf(leg.match);
    return score === undefined ? leg : { ...leg, score, outcome: legOutcome(leg, score) };
  });

export type TicketResult =
  | { readonly kind: 'open' }
  /** No leg was played: the stake goes back as if there had been no bet. */
  | { readonly kind: 'void'; readonly detail: Ticket }
  | { readonly kind: 'settled'; readonly payout: number; readonly detail: Ticket & { readonly valid_bet: number } };

/** The result of a ticket: open while a leg is undecided, unless another leg has lost. */
export function endOf(
  ticket: Ticket,
  resultOf: (match: string) => Score | null | undefined,
  maxPayout: number,
): TicketResult {
  const legs = decidedLegs(ticket, resultOf);
  const decided = legs.flatMap(({ price, outcome }) => (outcome ? [{ price, outcome }] : []));
  const isLost = decided.some(({ outcome }) => outcome === 'lost');
  if (decided.length < legs.length && !isLost) return { kind: 'open' };
  const detail = { ...ticket, legs };
  const outcomes = decided.map(({ outcome }) => outcome);
  if (outcomes.every((outcome) => outcome === 'void')) return { kind: 'void', detail };
  const [only] = outcomes;
  const payout =
    legs.length === 1 && only
      ? singlePayout({ risk: ticket.risk, win: ticket.mostPayout - ticket.risk }, only)
      : isLost
        ? 0
        : parlayPayout(ticket.risk, decided, maxPayout);
  return { kind: 'settled', payout, detail: { ...detail, valid_bet: validBet(ticket.risk, outcomes) } };
}
