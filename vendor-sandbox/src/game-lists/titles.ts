import { inEveryLanguage } from './names';
import type { NamedPicture } from './slot-names';
import type { Title } from './words/grammar';

/** A game with a name and a code of its own; `returnBp` where it returns something else than its fellows. */
interface TitledGame extends NamedPicture {
  readonly code: Title;
  readonly returnBp?: number;
}

const titled = (code: Title, motif: string, returnBp?: number): TitledGame => ({
  code,
  names: inEveryLanguage((grammar) => grammar.title(code)),
  motif,
  ...(returnBp !== undefined && { returnBp }),
});

export const inHouseGames: readonly TitledGame[] = [
  titled('CRASH', 'in-house/crash'),
  titled('MINES', 'in-house/mines'),
  titled('DICE', 'in-house/dice'),
  titled('LIMBO', 'in-house/limbo'),
  titled('PLINKO', 'in-house/plinko'),
  titled('WHEEL', 'in-house/wheel'),
  titled('KENO', 'in-house/keno'),
  titled('HILO', 'in-house/hi-lo'),
  titled('BACCARAT', 'in-house/baccarat', 9894),
  titled('SICBO', 'in-house/sic-bo', 9722),
];

/** Draw lotteries of the area; `TCG_LOTTO_VN` is the card by which the specification knows the e-lottery prize mode. */
export const lotteries: readonly TitledGame[] = [
  titled('TCG_LOTTO_VN', 'drawDrum/pagoda/lottoBalls'),
  titled('VN_NORTH', 'drawDrum/pagoda/lottoBalls'),
  titled('VN_CENTRAL', 'ticket/waves/lottoBalls'),
  titled('VN_SOUTH', 'lottoBalls/mangroves/ticket'),
  titled('HANOI_4', 'lottoBalls/pagoda/ticket'),
  titled('HANOI_5', 'drawDrum/city/ticket'),
  titled('THAI_GOV', 'ticket/palace/lottoBalls'),
  titled('LAO_DEV', 'lottoBalls/mountains/ticket'),
  titled('SEA_4D', 'drawDrum/waves/lottoBalls'),
  titled('SEA_6D', 'ticket/city/lottoBalls'),
  titled('DAILY_3', 'lottoBalls/clouds/ticket'),
  titled('WEEKLY_7', 'ticket/stage/lottoBalls'),
];
