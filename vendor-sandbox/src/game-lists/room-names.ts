import { inEveryLanguage } from './names';
import type { NamedPicture } from './slot-names';
import {
  cardGames,
  fastDraws,
  hunts,
  liveTables,
  paces,
  type RoomGame,
  rooms,
  seaCreatures,
  wordsOf,
} from './words/vocabulary';

const cross = <A, B, C>(first: readonly A[], second: readonly B[], combine: (a: A, b: B) => C): C[] =>
  first.flatMap((a) => second.map((b) => combine(a, b)));

/** Tables of one name in a room, by number. */
const TABLES = [1, 2, 3, 4, 5, 6];
/** The fish have some of the rooms. */
const FIRST_ROOMS = rooms.slice(0, 6);
/** Where a room's name would say the hero's twice: Pearl Pearl Shell. */
const OTHER_ROOM = rooms[6];

/** @param games with their drawings */
function tablesOf<G extends RoomGame>(games: Readonly<Record<G, string>>, scene: string): NamedPicture[] {
  const tables = cross(rooms, wordsOf(games), (room, game) => ({ room, game }));
  return cross(tables, TABLES, ({ room, game }, number) => ({
    names: inEveryLanguage((grammar) => grammar.numbered(grammar.room(room, game), number)),
    picture: `${games[game]}/${scene}/coin`,
  }));
}

/** All table names of the live casino, in a fixed order. */
export const liveNames = (): NamedPicture[] => tablesOf(liveTables, 'stage');

/** All tables of the card games between players. */
export const cardRoomNames = (): NamedPicture[] => tablesOf(cardGames, 'city');

/** The fast draws, by the codes of the platform's lotteries: `FAST_K3_5` is drawn every five minutes. */
export function fastDrawNames(): (NamedPicture & { readonly code: string })[] {
  const draws = cross(wordsOf(fastDraws), paces, (draw, pace) => ({ draw, pace }));
  return draws.map(({ draw, pace }) => ({
    code: `FAST_${draw.replace(' ', '').toUpperCase()}_${Number.parseInt(pace, 10)}`,
    names: inEveryLanguage((grammar) => grammar.fastDraw(pace, draw)),
    picture: `${fastDraws[draw]}/stage/coin`,
  }));
}

/** All fish games. */
export function fishNames(): NamedPicture[] {
  const heroes = cross(wordsOf(seaCreatures), hunts, (creature, hunt) => ({ creature, hunt }));
  return cross(heroes, FIRST_ROOMS, ({ creature, hunt }, room) => {
    const hero = seaCreatures[creature];
    const place = creature.startsWith(room) ? OTHER_ROOM : room;
    return {
      names: inEveryLanguage((grammar) => grammar.hunt(place, creature, hunt)),
      picture: `${hero}/seabed/${hero === 'starfish' ? 'pearl' : 'starfish'}`,
    };
  });
}
