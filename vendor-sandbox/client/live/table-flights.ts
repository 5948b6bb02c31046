import type { RoundMessage, Seat } from '../../src/kinds/live/messages';
import { payFactor } from '../../src/kinds/live/rules/live-rules';
import type { Flight } from '../frame/chip-flights';

export const TRAY = 'tray';
export const DEALER = 'dealer';
export const BALANCE = 'balance';
/** Players who are not listed. */
const CROWD = 'crowd';
/** Chips that fly at once; more would only be noise. */
const MOST_FLIGHTS = 28;
const PAY_AT_MS = 700;
const TAKE_AT_MS = 1_500;

export const spotAnchor = (spot: string): string => `spot ${spot}`;
export const seatAnchor = (place: number): string => `seat ${place}`;

/** Chips that move between two states of the table: others' bets, and after the result from losers and to winners. */
export function tableFlights(before: RoundMessage | null, after: RoundMessage): Flight[] {
  if (!before || before.id !== after.id) return [];
  if (after.phase === 'result' && before.phase !== 'result') return resultFlights(after).slice(0, MOST_FLIGHTS);
  return after.phase === 'betting' ? betFlights(before, after).slice(0, MOST_FLIGHTS) : [];
}

function betFlights(before: RoundMessage, after: RoundMessage): Flight[] {
  const seats = after.seats.flatMap((seat, place) => {
    const spots = before.seats.find(({ name, me }) => name === seat.name && me === seat.me)?.spots ?? [];
    if (seat.me) return [];
    return seat.spots
      .filter((spot) => !spots.includes(spot))
      .map((spot, index) => ({ from: seatAnchor(place), to: spotAnchor(spot), delayMs: 80 * index, tone: place % 5 }));
  });
  return seats.map((flight, index) => ({ ...flight, delayMs: flight.delayMs + 60 * index }));
}

function resultFlights({ seats, totals, mine, outcome }: RoundMessage): Flight[] {
  if (!outcome) return [];
  const own = mine.flatMap(({ spots }) => spots.map(({ spot }) => spot));
  const spots = [...new Set([...own, ...Object.keys(totals), ...seats.flatMap((seat) => seat.spots)])];
  const isLost = (spot: string) => payFactor(spot, outcome) === 0;
  const lost = spots.filter(isLost).map((spot): Flight => ({ from: spotAnchor(spot), to: DEALER, tone: 3 }));
  const won = spots.filter((spot) => payFactor(spot, outcome) > 100);
  return [
    ...[...new Set(own)].filter((spot) => !isLost(spot)).map((spot) => taken(spot, BALANCE, 4)),
    ...won.map((spot): Flight => ({ from: DEALER, to: spotAnchor(spot), delayMs: PAY_AT_MS, tone: 4 })),
    ...lost,
    ...seats.flatMap((seat, place) => winnings(seat, place, won)),
    ...won.filter((spot) => !seats.some((seat) => seat.spots.includes(spot))).map((spot) => taken(spot, CROWD, 1)),
  ];
}

const taken = (spot: string, to: string, tone: number): Flight => ({
  from: spotAnchor(spot),
  to,
  tone,
  delayMs: TAKE_AT_MS,
});

const winnings = ({ me, spots }: Seat, place: number, won: readonly string[]): Flight[] =>
  me ? [] : spots.filter((spot) => won.includes(spot)).map((spot) => taken(spot, seatAnchor(place), place % 5));
