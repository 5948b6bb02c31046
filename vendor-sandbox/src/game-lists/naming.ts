import type { GameType } from '@marquee/contract/constants';
import type { Random } from '@marquee/contract/seeded-random';
import { inEveryLanguage } from './names';
import { cardRoomNames, fastDrawNames, fishNames, liveNames } from './room-names';
import { type NamedPicture, nameSlot } from './slot-names';
import { inHouseGames, lotteries } from './titles';
import type { VendorSeed } from './vendors';
import type { LobbyType } from './words/grammar';

/** A name; `code` where the game has a fixed one, `returnBp` where it returns something else than its fellows. */
export type NamedGame = NamedPicture & { readonly code?: string; readonly returnBp?: number };

export type Naming = (vendor: VendorSeed, random: Random) => NamedGame;

const LOBBY_MOTIFS: Readonly<Record<LobbyType, readonly string[]>> = {
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

/** A vendor's lobby carries the vendor's name. */
function lobby(type: LobbyType): Naming {
  const motifs = LOBBY_MOTIFS[type];
  return (vendor) => ({
    names: inEveryLanguage((grammar) => grammar.lobby(vendor.name, type)),
    motif: motifs[vendor.id % motifs.length] ?? '',
  });
}

/** How each game type is named; a fresh set gives the same names in the same order. */
export function namings(): Record<GameType, Naming> {
  const taken = new Set<string>();
  return {
    bgs: walk(inHouseGames, 1),
    rng: (_vendor, random) => nameSlot(random, taken),
    live: walk(liveNames(), 37),
    pvp: walk(cardRoomNames(), 53),
    fish: walk(fishNames(), 65),
    elott: walk(fastDrawNames(), 47),
    lott: walk(lotteries, 1),
    sports: lobby('sports'),
    esports: lobby('esports'),
    cockfight: lobby('cockfight'),
  };
}
