import { randomBytes } from 'node:crypto';
import { basePriceOf, type Depth } from './cannon';
import { createRoom, type Room, type RoomSettings, seatedIn, seatOf } from './room';
import { leave } from './seats';

/** Who can sit together: the same game, stake and money. */
export interface RoomKind {
  readonly vendor: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly depth: Depth;
  readonly minBet: number;
  readonly returnBp: number;
}

/** All rooms; one is opened when a player finds no free seat, and closed when its last player leaves. */
export interface FishRooms {
  /** A room with a free seat, the fullest first. */
  withFreeSeat(kind: RoomKind): Room;
  of(player: string): Room | undefined;
  /** Players in rooms of a kind. */
  count(kind: Omit<RoomKind, 'minBet' | 'returnBp'>): number;
  leave(player: string): ReturnType<typeof leave>;
  all(): Iterable<Room>;
}

const keyOf = ({ vendor, gameCode, currency, depth }: Omit<RoomKind, 'minBet' | 'returnBp'>) =>
  [vendor, gameCode, currency, depth].join(' ');

export function createFishRooms(settings: Pick<RoomSettings, 'draw' | 'now' | 'send'>, saver: Saver): FishRooms {
  const rooms = new Map<Room, string>();
  const ofKey = (key: string) => [...rooms].filter(([, roomKey]) => roomKey === key).map(([room]) => room);
  const open = (kind: RoomKind): Room => {
    const id = randomBytes(9).toString('base64url');
    const room: Room = createRoom({
      ...settings,
      id,
      depth: kind.depth,
      basePrice: basePriceOf(kind.depth, kind.minBet),
      returnBp: kind.returnBp,
      seed: randomBytes(16).toString('base64url'),
      save: (magazine) => saver(room, magazine),
    });
    rooms.set(room, keyOf(kind));
    return room;
  };
  const of = (player: string) => [...rooms.keys()].find((room) => seatOf(room, player));
  return {
    withFreeSeat(kind) {
      const openRooms = ofKey(keyOf(kind)).filter((room) => room.seats.includes(null));
      return openRooms.sort((a, b) => seatedIn(b).length - seatedIn(a).length)[0] ?? open(kind);
    },
    of,
    count: (kind) => ofKey(keyOf(kind)).reduce((sum, room) => sum + seatedIn(room).length, 0),
    leave(player) {
      const room = of(player);
      if (!room) return null;
      const magazine = leave(room, player);
      if (seatedIn(room).length === 0) rooms.delete(room);
      return magazine;
    },
    all: () => rooms.keys(),
  };
}

type Saver = (room: Room, magazine: Parameters<RoomSettings['save']>[0]) => Promise<void>;
