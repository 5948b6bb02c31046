import type { Random } from '@marquee/contract/seeded-random';
import { inEveryLanguage } from './names';
import { cardRoomNames, fastDrawNames, fishNames, liveNames } from './room-names';
import { type NamedPicture, nameSlot } from './slot-names';
import { lotteries } from './lotteries';
import type { Vendor, VendorGameType } from './vendors';
import type { LobbyType } from './words/grammar';

/** `code` where the game has a fixed one. */
export type NamedGame = NamedPicture & { readonly code?: string };

export type Naming = (vendor: Vendor, random: Random) => NamedGame;

const LOBBY_PICTURES: Readonly<Record<LobbyType, readonly string[]>> = {
  sports: ['football/stadium/trophy', 'cricket/stadium/trophy', 'hoop/stadium/football', 'trophy/stadium/football'],
  esports: [
    'gamepad/city/bolt',
    'helm/city/crosshair',
    'crosshair/city/bolt',
    'trophy/city/gamepad',
    'bolt/city/gamepad',
  ],
  cockfight: ['rooster/dunes/spurs', 'rooster/reeds/star', 'spurs/dunes/flame'],
};

/** Walks a list with a stride that visits every entry before any comes again, so that neighbours differ. */
function walk(names: readonly NamedGame[], stride: number): Naming {
  let position = -stride;
  return () => {
    position = (position + stride) % names.length;
    const name = names[position];
    if (!name) throw new RangeError('no names to walk');
    return name;
  };
}

/** "Boundary Sports Sportsbook" is "Boundary Sportsbook". */
const withoutTrade = (vendorName: string): string => vendorName.replace(/ E?sports$/i, '');

/** A vendor's lobby carries the vendor's name; neighbours in the vendors' list differ in their pictures. */
function nameLobbies(type: LobbyType): Naming {
  const pictures = LOBBY_PICTURES[type];
  let position = 0;
  return (vendor) => ({
    names: inEveryLanguage((grammar) => grammar.lobby(withoutTrade(vendor.name), type)),
    picture: pictures[position++ % pictures.length] ?? '',
  });
}

/** How each game type is named; a fresh set gives the same names in the same order. */
export function createNaming(): Readonly<Record<VendorGameType, Naming>> {
  const slotNames = { drawn: new Set<string>(), given: new Set<string>() };
  return {
    rng: (_vendor, random) => nameSlot(random, slotNames),
    live: walk(liveNames(), 37),
    pvp: walk(cardRoomNames(), 53),
    fish: walk(fishNames(), 65),
    elott: walk(fastDrawNames(), 1),
    lott: walk(lotteries, 1),
    sports: nameLobbies('sports'),
    esports: nameLobbies('esports'),
    cockfight: nameLobbies('cockfight'),
  };
}
