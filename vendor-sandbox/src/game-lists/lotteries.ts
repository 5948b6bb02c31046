import { inEveryLanguage } from './names';
import type { NamedPicture } from './slot-names';
import type { LotteryCode } from './words/grammar';

interface Lottery extends NamedPicture {
  readonly code: LotteryCode;
}

const lottery = (code: LotteryCode, picture: string): Lottery => ({
  code,
  names: inEveryLanguage((grammar) => grammar.lottery(code)),
  picture,
});

/** Draw lotteries of the area; `TCG_LOTTO_VN` is the card by which the specification knows the e-lottery prize mode. */
export const lotteries: readonly Lottery[] = [
  lottery('TCG_LOTTO_VN', 'drawDrum/pagoda/lottoBalls'),
  lottery('VN_NORTH', 'drawDrum/pagoda/lottoBalls'),
  lottery('VN_CENTRAL', 'ticket/waves/lottoBalls'),
  lottery('VN_SOUTH', 'lottoBalls/mangroves/ticket'),
  lottery('HANOI_4', 'lottoBalls/pagoda/ticket'),
  lottery('HANOI_5', 'drawDrum/city/ticket'),
  lottery('THAI_GOV', 'ticket/palace/lottoBalls'),
  lottery('LAO_DEV', 'lottoBalls/mountains/ticket'),
  lottery('SEA_4D', 'drawDrum/waves/lottoBalls'),
  lottery('SEA_6D', 'ticket/city/lottoBalls'),
  lottery('HANOI_SPECIAL', 'lottoBalls/clouds/ticket'),
  lottery('HANOI_VIP', 'ticket/stage/lottoBalls'),
  lottery('LOTT_5D', 'drawDrum/palace/lottoBalls'),
  lottery('LOTT_PK10', 'lottoBalls/stage/ticket'),
  lottery('LOTT_K3', 'lottoBalls/palace/ticket'),
  lottery('LOTT_11X5', 'drawDrum/mountains/ticket'),
  lottery('LOTT_LUCKY28', 'ticket/clouds/lottoBalls'),
  lottery('VN_SOUTH_PAIR', 'ticket/mangroves/lottoBalls'),
  lottery('VN_CENTRAL_PAIR', 'drawDrum/waves/ticket'),
];
