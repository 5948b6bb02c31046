import type { Match } from '../match/match';
import type { Leg } from '../rules/leg';
import type { Price } from '../rules/odds';

/** Whether a player takes a price that has moved. */
export const ACCEPTANCES = ['better', 'any', 'none'] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];

export type SelectionAnswer =
  | { readonly price: Price }
  /** `price`: what is offered now, when that is what has changed. */
  | { readonly refusal: 'no_such_match' | 'market_closed' | 'market_suspended' | 'line_moved' }
  | { readonly refusal: 'price_changed'; readonly price: Price };

/**
 * Whether a bet is taken now, and at which price.
 * @param seenPrice the price that the player saw
 */
export function priceNow(
  match: Match | undefined,
  leg: Leg,
  seenPrice: Price,
  acceptance: Acceptance,
  nowMs: number,
): SelectionAnswer {
  if (!match) return { refusal: 'no_such_match' };
  const hasStarted = match.state === 'scheduled' && nowMs >= match.fixture.kickOffMs;
  if (hasStarted || match.state === 'ended' || match.state === 'off') return { refusal: 'market_closed' };
  if (match.suspended) return { refusal: 'market_suspended' };
  if (match.markets.length === 0) return { refusal: 'market_closed' };
  const market = match.markets.find(({ kind, line }) => kind === leg.kind && line === leg.line);
  const selection = market?.selections.find(({ pick }) => pick === leg.pick);
  if (!selection) return { refusal: 'line_moved' };
  const { price } = selection;
  if (price === null) return { refusal: 'market_suspended' };
  const isAccepted = price === seenPrice || acceptance === 'any' || (acceptance === 'better' && price > seenPrice);
  return isAccepted ? { price } : { refusal: 'price_changed', price };
}
