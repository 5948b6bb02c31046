import { playerOf, potOf } from './hand-players';
import type { ChairView, PastHandView, TableView } from './pvp-messages';
import type { Chair, Table } from './table';

/** The table as one player may see it: his own cards, and those that are shown to him. */
export function tableView(table: Table, you: Chair, now: number, isHere: (player: string) => boolean): TableView {
  const { hand } = table;
  return {
    game: table.game.code,
    room: table.room,
    unit: table.unit,
    hand: table.handNumber,
    turn: table.turn,
    you: you.seat,
    chairs: table.chairs.map((chair) => chair && chairView(table, chair, you, isHere)),
    board: hand?.board ?? [],
    pot: hand ? potOf(hand) : 0,
    button: table.button,
    toAct: hand?.toAct ?? null,
    clockMs: Math.max(0, table.deadline - now),
    felt: hand?.feltOf(you.seat) ?? null,
    isOver: hand?.settled !== null,
    rake: hand?.settled?.rake ?? 0,
  };
}

function chairView(table: Table, chair: Chair, you: Chair, isHere: (player: string) => boolean): ChairView {
  const { hand } = table;
  const player = hand ? playerOf(hand, chair.seat) : undefined;
  const category = hand?.settled?.shown.get(chair.seat) ?? null;
  return {
    seat: chair.seat,
    kind: chair.player === null ? 'house' : 'player',
    name: chair.name,
    stack: player?.stack ?? chair.stack,
    put: player?.put ?? 0,
    inHand: player !== undefined,
    folded: player?.folded ?? false,
    isAway: chair.player !== null && !isHere(chair.player),
    cards: player && hand?.mayRead(you.seat, chair.seat) ? player.cards : null,
    last: table.last.get(chair.seat) ?? null,
    won: hand?.settled?.paid.get(chair.seat) ?? 0,
    isWinner: hand?.settled?.pots.some(({ winners }) => winners.includes(chair.seat)) ?? false,
    category,
  };
}

/** The last hands of the table for one player, newest first. */
export const pastHandsFor = ({ past }: Table, { hands: notes }: Pick<Chair, 'hands'>): PastHandView[] =>
  past
    .map((pastHand): PastHandView => {
      const note = notes.find(({ hand }) => hand === pastHand.hand);
      return { ...pastHand, own: note ? { cards: note.cards, net: note.net, folded: note.folded } : null };
    })
    .reverse();
