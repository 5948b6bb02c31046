import { type Bullet, CANNONS } from './bullet';
import type { CannonLevel, Depth } from './cannon';
import type { Draw } from './catch';
import type { FireRate } from './fire-rate';
import type { MagazineView, PlayerView, RoomEvents } from './fish-messages';
import { creditOf, type Magazine } from './magazine';
import { createSea, type Sea, WAVE_MS } from './sea';

/** The age of a new room's sea, so that it is full of fish for the first player. */
const INITIAL_AGE_MS = 3 * WAVE_MS;

export interface RoomSettings {
  readonly id: string;
  readonly depth: Depth;
  /** Of the smallest shot, the wallet's integers. */
  readonly basePrice: number;
  readonly returnBp: number;
  readonly seed: string;
  readonly draw: Draw;
  readonly now: () => number;
  /** Stores a magazine; draws are sent only once they are on the disk. */
  readonly save: (magazine: Magazine) => Promise<void>;
  readonly send: <Name extends keyof RoomEvents>(player: string, event: Name, data: RoomEvents[Name]) => void;
}

export interface Seat {
  readonly player: string;
  readonly rate: FireRate;
  level: CannonLevel;
  magazine: Magazine | null;
  /** Of the last shot or magazine, by the server's clock. */
  usedAt: number;
}

/** A shot under way. */
export interface Flight {
  readonly seat: Seat;
  readonly shot: number;
  bullet: Bullet;
}

/** Four cannons over one sea. All that counts is decided in it; players send where they aim. */
export interface Room {
  readonly settings: RoomSettings;
  readonly startedAt: number;
  readonly sea: Sea;
  /** Caught fish. */
  readonly gone: Set<number>;
  readonly seats: (Seat | null)[];
  flights: Flight[];
}

export const createRoom = (settings: RoomSettings): Room => ({
  settings,
  startedAt: settings.now() - INITIAL_AGE_MS,
  sea: createSea(settings.seed),
  gone: new Set(),
  seats: CANNONS.map(() => null),
  flights: [],
});

/** The room's time. */
export const roomMs = ({ settings, startedAt }: Room): number => settings.now() - startedAt;

export const seatedIn = ({ seats }: Room): Seat[] => seats.filter((seat) => seat !== null);

export const seatOf = (room: Room, player: string): Seat | null =>
  seatedIn(room).find((seat) => seat.player === player) ?? null;

export const placeOf = ({ seats }: Room, seat: Seat): number => seats.indexOf(seat);

export const playersIn = ({ seats }: Room): PlayerView[] =>
  seats.flatMap((seat, place) => (seat ? [{ seat: place, level: seat.level }] : []));

/** @param payout what was paid out, once the magazine is settled */
export const magazineView = (magazine: Magazine, payout: number | null = null): MagazineView => ({
  id: magazine.betId,
  stake: magazine.stake,
  credit: creditOf(magazine),
  won: magazine.won,
  lastShot: magazine.lastShot,
  payout,
});

/** Sends an event to all players of the room but one. */
export function broadcast<Name extends keyof RoomEvents>(
  room: Room,
  event: Name,
  data: RoomEvents[Name],
  but?: Seat,
): void {
  for (const seat of seatedIn(room)) if (seat !== but) room.settings.send(seat.player, event, data);
}

export function sendMagazine({ settings }: Room, { player, magazine }: Seat): void {
  if (magazine) settings.send(player, 'magazine', magazineView(magazine));
}

/** Sends the complete state of a room to a player. */
export function sendRoom(room: Room, seat: Seat): void {
  const { id, depth, seed, basePrice, send } = room.settings;
  send(seat.player, 'room', {
    room: id,
    depth,
    seat: placeOf(room, seat),
    seed,
    nowMs: roomMs(room),
    basePrice,
    gone: [...room.gone],
    players: playersIn(room),
    magazine: seat.magazine ? magazineView(seat.magazine) : null,
  });
}
