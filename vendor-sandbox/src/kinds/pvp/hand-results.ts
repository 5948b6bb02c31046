import type { PlayedHand } from './card-game';
import { playerOf, potOf } from './hand-players';
import type { HandNote, PastHand, PvpRound } from './pvp-messages';
import { type Chair, playersOf, type Table } from './table';

/** So many hands, the latest ones, are stored for the round page. */
const NOTED_HANDS = 12;

/** Applies a finished hand to the chairs. @returns what to store with the bet of each player */
export function bookHand(table: Table): { readonly betId: string; readonly round: PvpRound }[] {
  const { hand } = table;
  if (!hand?.settled) throw new RangeError('the hand has not ended');
  for (const chair of table.chairs) {
    const player = chair && playerOf(hand, chair.seat);
    if (!chair || !player) continue;
    const net = player.stack - chair.stack;
    chair.stack = player.stack;
    chair.wagered += player.total;
    chair.played += 1;
    chair.hands = [...chair.hands, noteOf(table, hand, chair, net)].slice(-NOTED_HANDS);
  }
  table.past = [...table.past, pastHandOf(table, hand)].slice(-NOTED_HANDS);
  const stacks: Record<string, number> = {};
  for (const { betId, stack } of playersOf(table)) if (betId !== null) stacks[betId] = stack;
  return playersOf(table).flatMap((chair) =>
    chair.betId !== null && playerOf(hand, chair.seat)
      ? [{ betId: chair.betId, round: roundOf(table, chair, stacks) }]
      : [],
  );
}

/** A finished hand as everybody at the table saw it. */
function pastHandOf(table: Table, hand: PlayedHand): PastHand {
  const { pots = [], paid, shown = [], rake = 0 } = hand.settled ?? {};
  const seatOf = (seat: number) => {
    const chair = table.chairs[seat];
    return { seat, isHouse: chair?.player === null, name: chair?.name ?? '' };
  };
  const categories = new Map(shown);
  const winners = [...new Set(pots.flatMap((pot) => pot.winners))];
  return {
    hand: table.handNumber,
    board: hand.board,
    pot: potOf(hand),
    rake,
    winners: winners.map((seat) => ({
      ...seatOf(seat),
      won: paid?.get(seat) ?? 0,
      category: categories.get(seat) ?? null,
    })),
    shown: [...categories].map(([seat, category]) => ({
      ...seatOf(seat),
      cards: playerOf(hand, seat)?.cards ?? [],
      category,
    })),
  };
}

export const roundOf = (table: Table, chair: Chair, stacks: Readonly<Record<string, number>> = {}): PvpRound => ({
  game: table.game.code,
  room: table.room,
  unit: table.unit,
  buyIn: 0,
  stack: chair.stack,
  wagered: chair.wagered,
  played: chair.played,
  hands: chair.hands,
  table: table.id,
  hand: table.handNumber,
  stacks,
});

function noteOf(table: Table, hand: PlayedHand, { seat }: Chair, net: number): HandNote {
  const player = playerOf(hand, seat);
  const shownHands = [...(hand.settled?.shown ?? [])].filter(([other]) => other !== seat);
  return {
    hand: table.handNumber,
    cards: player?.cards ?? [],
    board: hand.board,
    net,
    pot: potOf(hand),
    rake: hand.settled?.rake ?? 0,
    folded: player?.folded ?? true,
    category: hand.settled?.shown.get(seat) ?? null,
    shown: shownHands.map(([other, category]) => ({
      seat: other,
      isHouse: table.chairs[other]?.betId === null,
      cards: playerOf(hand, other)?.cards ?? [],
      category,
    })),
  };
}

/** The payout of a sitting and its final detail. @param buyIn the stake of its bet */
export function sittingResult(round: PvpRound, stack: number, buyIn: number) {
  const { stacks: _stacks, ...readable } = round;
  return { payout: stack, detail: { ...readable, buyIn, stack, valid_bet: Math.min(buyIn, round.wagered) } };
}

/**
 * What a player had at the end of the last hand that was written down. A crash may have cut the notes of one hand short, so
 * the notes of the others count as well. Null: no hand was finished.
 */
export function lastStack(betId: string, rounds: readonly PvpRound[]): number | null {
  const playerRounds = rounds.filter(({ stacks }) => stacks?.[betId] !== undefined);
  const latest = playerRounds.sort((a, b) => (b.hand ?? 0) - (a.hand ?? 0))[0];
  return latest?.stacks?.[betId] ?? null;
}
