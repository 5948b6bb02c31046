import type { GameName } from './slot-names';
import { seaCreatures } from './words/creatures';
import { cardGames, fastDraws, hunts, liveTables, paces, rooms } from './words/tables';
import type { Adjective, DrawnNoun } from './words/word';

const cross = <A, B, C>(first: readonly A[], second: readonly B[], combine: (a: A, b: B) => C): C[] =>
  first.flatMap((a) => second.map((b) => combine(a, b)));

const roomOf =
  (scene: string) =>
  (room: Adjective, game: DrawnNoun): GameName => ({
    en: `${room.en} ${game.en}`,
    bn: `${room.bn} ${game.bn}`,
    vi: `${game.vi} ${room.vi}`,
    motif: `${game.motif}/${scene}/coin`,
  });

/** Tables of one name stand side by side in their room. */
const TABLES_A_ROOM = 6;

const numbered = ({ en, bn, vi, motif }: GameName, number: number): GameName => ({
  en: `${en} ${number}`,
  bn: `${bn} ${number.toLocaleString('bn')}`,
  vi: `${vi} ${number}`,
  motif,
});

/** All table names of the live casino, in steady order. */
export const liveNames = (): GameName[] =>
  cross(
    cross(rooms, liveTables, roomOf('stage')),
    Array.from({ length: TABLES_A_ROOM }, (_, index) => index + 1),
    numbered,
  );

/** All tables of the card games between players. */
export const cardRoomNames = (): GameName[] =>
  cross(
    cross(rooms, cardGames, roomOf('city')),
    Array.from({ length: TABLES_A_ROOM }, (_, index) => index + 1),
    numbered,
  );

/** All fast draws. */
export const fastDrawNames = (): GameName[] =>
  cross(cross(paces, fastDraws, roomOf('stage')), rooms.slice(0, 6), (draw, room) => ({
    ...draw,
    en: `${room.en} ${draw.en}`,
    bn: `${room.bn} ${draw.bn}`,
    vi: `${draw.vi} ${room.vi}`,
  }));

/** All fish games. */
export const fishNames = (): GameName[] =>
  cross(
    cross(seaCreatures, hunts, (creature, hunt) => ({ creature, hunt })),
    rooms.slice(0, 6),
    ({ creature, hunt }, room) => ({
      en: `${room.en} ${creature.en} ${hunt.en}`,
      bn: `${room.bn} ${creature.bn} ${hunt.bn}`,
      vi: `${hunt.vi} ${creature.vi} ${room.vi}`,
      motif: `${creature.motif}/seabed/${creature.motif === 'starfish' ? 'pearl' : 'starfish'}`,
    }),
  );
