import type { GameType } from '@marquee/contract/constants';
import type { Random } from '@marquee/contract/seeded-random';
import { lotteries } from './lotteries';
import { cardRoomNames, fastDrawNames, fishNames, liveNames } from './room-names';
import { type GameName, nameSlot } from './slot-names';
import type { VendorSeed } from './vendors';

/** A name; `code` where the game has a fixed one, `returnBp` where it returns something else than its fellows. */
export type NamedGame = GameName & { readonly code?: string; readonly returnBp?: number };

export type Naming = (vendor: VendorSeed, random: Random) => NamedGame;

const inHouse: readonly NamedGame[] = [
  { code: 'CRASH', en: 'Crash', bn: 'ক্র্যাশ', vi: 'Tên Lửa', motif: 'in-house/crash' },
  { code: 'MINES', en: 'Mines', bn: 'মাইনস', vi: 'Dò Mìn', motif: 'in-house/mines' },
  { code: 'DICE', en: 'Dice', bn: 'ডাইস', vi: 'Xúc Xắc', motif: 'in-house/dice' },
  { code: 'LIMBO', en: 'Limbo', bn: 'লিম্বো', vi: 'Limbo', motif: 'in-house/limbo' },
  { code: 'PLINKO', en: 'Plinko', bn: 'প্লিঙ্কো', vi: 'Plinko', motif: 'in-house/plinko' },
  { code: 'WHEEL', en: 'Wheel', bn: 'হুইল', vi: 'Vòng Quay', motif: 'in-house/wheel' },
  { code: 'KENO', en: 'Keno', bn: 'কেনো', vi: 'Keno', motif: 'in-house/keno' },
  { code: 'HILO', en: 'Hi-Lo', bn: 'হাই-লো', vi: 'Cao Thấp', motif: 'in-house/hi-lo' },
  { code: 'BACCARAT', en: 'Baccarat', bn: 'ব্যাকারাট', vi: 'Baccarat', motif: 'in-house/baccarat', returnBp: 9894 },
  { code: 'SICBO', en: 'Sic Bo', bn: 'সিক বো', vi: 'Tài Xỉu', motif: 'in-house/sic-bo', returnBp: 9722 },
];

interface LobbyWords {
  readonly en: string;
  readonly bn: string;
  readonly vi: string;
  readonly motifs: readonly string[];
}

const SPORTS: LobbyWords = {
  en: 'Sportsbook',
  bn: 'স্পোর্টসবুক',
  vi: 'Thể Thao',
  motifs: ['football/stadium/trophy', 'cricket/stadium/trophy', 'hoop/stadium/football', 'trophy/stadium/football'],
};
const ESPORTS: LobbyWords = {
  en: 'E-sports',
  bn: 'ই-স্পোর্টস',
  vi: 'E-sports',
  motifs: [
    'gamepad/city/bolt',
    'helm/city/crosshair',
    'crosshair/city/bolt',
    'trophy/city/gamepad',
    'bolt/city/gamepad',
  ],
};
const COCKFIGHT: LobbyWords = {
  en: 'Cockfight',
  bn: 'মোরগ লড়াই',
  vi: 'Đá Gà',
  motifs: ['rooster/dunes/spurs', 'rooster/reeds/star', 'spurs/dunes/flame'],
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
function lobby({ en, bn, vi, motifs }: LobbyWords): Naming {
  return (vendor) => ({
    en: `${vendor.name} ${en}`,
    bn: `${vendor.name} ${bn}`,
    vi: `${vi} ${vendor.name}`,
    motif: motifs[vendor.id % motifs.length] ?? '',
  });
}

/** How each game type is named; a fresh set gives the same names in the same order. */
export function namings(): Record<GameType, Naming> {
  const taken = new Set<string>();
  return {
    bgs: walk(inHouse, 1),
    rng: (_vendor, random) => nameSlot(random, taken),
    live: walk(liveNames(), 37),
    pvp: walk(cardRoomNames(), 53),
    fish: walk(fishNames(), 65),
    elott: walk(fastDrawNames(), 47),
    lott: walk(lotteries, 1),
    sports: lobby(SPORTS),
    esports: lobby(ESPORTS),
    cockfight: lobby(COCKFIGHT),
  };
}
