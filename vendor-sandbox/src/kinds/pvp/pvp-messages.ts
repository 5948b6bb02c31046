import { z } from 'zod';
import { type Action, ACTIONS, type AnyCategory, type Felt, type GameCode } from './card-game';
import type { Card } from './cards';
import { type Room, ROOMS } from './stakes';

export const sitSchema = z.strictObject({
  /** One per intent: repeating it buys nothing more. */
  intent: z.string().regex(/^[\w-]{8,64}$/),
  room: z.enum(ROOMS),
  /** One of the sizes that the game offers, in its unit. */
  buyIn: z.number().int().positive(),
});
export const actSchema = z.strictObject({
  /** The turn that is meant: an action for another is a repeat, or too late. */
  turn: z.number().int().min(1),
  action: z.enum(ACTIONS),
});

/** A chair as one player may see it. Amounts in the wallet's integers. */
export interface ChairView {
  readonly seat: number;
  /** House players play with the house's money and are labelled as such. */
  readonly kind: 'player' | 'house';
  /** End of the player's id behind dots; empty for a house player. */
  readonly name: string;
  readonly stack: number;
  readonly put: number;
  readonly inHand: boolean;
  readonly folded: boolean;
  readonly isAway: boolean;
  /** Null: face down. Only own cards, and those that are shown to the player, ever leave the server. */
  readonly cards: readonly Card[] | null;
  readonly last: Action | null;
  /** Paid at the end of the hand, a bet that nobody matched included. */
  readonly won: number;
  /** Has won a pot, or a part of one. */
  readonly isWinner: boolean;
  readonly category: AnyCategory | null;
}

export interface TableView {
  readonly game: GameCode;
  readonly room: Room;
  /** Big blind or boot. */
  readonly unit: number;
  readonly hand: number;
  readonly turn: number;
  readonly you: number;
  readonly chairs: readonly (ChairView | null)[];
  readonly board: readonly Card[];
  readonly pot: number;
  readonly button: number;
  readonly toAct: number | null;
  /** Left of the turn that runs. */
  readonly clockMs: number;
  /** What the game has to say, with the player's choices on his turn. */
  readonly felt: Felt | null;
  readonly isOver: boolean;
  readonly rake: number;
}

/** A player of a finished hand as everybody at the table saw it. */
interface PastSeat {
  readonly seat: number;
  readonly isHouse: boolean;
  readonly name: string;
}

/** A finished hand of the table; what only one player knows of it stands in `own`. */
export interface PastHand {
  readonly hand: number;
  readonly board: readonly Card[];
  readonly pot: number;
  readonly rake: number;
  readonly winners: readonly (PastSeat & { readonly won: number; readonly category: AnyCategory | null })[];
  /** Hands that were shown. */
  readonly shown: readonly (PastSeat & { readonly cards: readonly Card[]; readonly category: AnyCategory })[];
}

export interface PastHandView extends PastHand {
  /** Null for who was not in the hand. */
  readonly own: Pick<HandNote, 'cards' | 'net' | 'folded'> | null;
}

export interface PvpEvents {
  readonly table: TableView;
  /** The last hands of the table, newest first. */
  readonly hands: { readonly hands: readonly PastHandView[] };
  /** The chair is given up: what was paid out. */
  readonly left: { readonly payout: number; readonly why: 'left' | 'away' | 'broke' | 'closed' };
}

interface ShownHand {
  readonly seat: number;
  readonly isHouse: boolean;
  readonly cards: readonly Card[];
  readonly category: AnyCategory;
}

/** A hand as its player has seen it. */
export interface HandNote {
  readonly hand: number;
  readonly cards: readonly Card[];
  readonly board: readonly Card[];
  readonly net: number;
  readonly pot: number;
  readonly rake: number;
  readonly folded: boolean;
  readonly category: AnyCategory | null;
  /** Others' cards that were shown. */
  readonly shown: readonly ShownHand[];
}

/** A sitting as its round page reads it; stored with the bet. */
export interface PvpRound {
  readonly game: GameCode;
  readonly room: Room;
  readonly unit: number;
  readonly buyIn: number;
  readonly stack: number;
  /** Put into pots. */
  readonly wagered: number;
  readonly played: number;
  readonly hands: readonly HandNote[];
  /** The last hand that was stored, and what all its players had after it, by bet: the same in the bets of all of them. */
  readonly table?: string;
  readonly hand?: number;
  readonly stacks?: Readonly<Record<string, number>>;
  /** Once it is settled. */
  readonly valid_bet?: number;
}

export interface PvpOffer {
  readonly game: GameCode;
  readonly buyIns: readonly number[];
  readonly rakeBp: number;
  readonly rooms: readonly {
    readonly room: Room;
    readonly unit: number;
    readonly rakeCap: number;
    readonly players: number;
  }[];
}
