import type { Card } from './cards';

/** A player of a hand. Amounts are integers of the wallet protocol. */
export interface HandPlayer {
  readonly seat: number;
  /** Not yet put in. */
  readonly stack: number;
  readonly cards: readonly Card[];
  /** Put in on this street, and in the whole hand. */
  readonly put: number;
  readonly total: number;
  readonly folded: boolean;
}

/** A hand of any game: its players in the order of seats. */
interface Hand<Player extends HandPlayer = HandPlayer> {
  readonly players: readonly Player[];
}
type PlayerIn<H extends Hand> = H['players'][number];

export type ActionRefusal = 'not_your_turn' | 'not_possible';

/** Who sits down to a hand. */
export interface Seated {
  readonly seat: number;
  readonly stack: number;
}

/** Players in the order of turns, beginning after a seat. */
export const inTurnOrder = <Player extends HandPlayer>(hand: Hand<Player>, from: number): Player[] => [
  ...hand.players.filter(({ seat }) => seat > from),
  ...hand.players.filter(({ seat }) => seat <= from),
];

export const playerOf = <Player extends HandPlayer>(hand: Hand<Player>, seat: number): Player | undefined =>
  hand.players.find((player) => player.seat === seat);

export const activePlayers = <Player extends HandPlayer>(hand: Hand<Player>): Player[] =>
  hand.players.filter(({ folded }) => !folded);

/** What is put in and not yet won. */
export const potOf = (hand: Hand): number => hand.players.reduce((sum, { total }) => sum + total, 0);

export const changePlayer = <H extends Hand>(
  hand: H,
  seat: number,
  change: (player: PlayerIn<H>) => Partial<PlayerIn<H>>,
): H => ({
  ...hand,
  players: hand.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});

/** Puts money in, at most what the player has. */
export function payIn<H extends Hand>(hand: H, seat: number, amount: number): H {
  const player = playerOf(hand, seat);
  const paid = Math.min(player?.stack ?? 0, amount);
  const pay = ({ stack, put, total }: HandPlayer) => ({ stack: stack - paid, put: put + paid, total: total + paid });
  return { ...hand, players: hand.players.map((entry) => (entry.seat === seat ? { ...entry, ...pay(entry) } : entry)) };
}

/** Deals to all players, card by card from the top. @returns hands by place, and the rest of the deck */
export function dealCards(deck: readonly Card[], players: number, each: number): readonly [Card[][], Card[]] {
  if (deck.length < players * each) throw new RangeError('the deck is empty');
  const hands = Array.from({ length: players }, (_, place) => deck.slice(place * each, (place + 1) * each));
  return [hands, deck.slice(players * each)];
}
