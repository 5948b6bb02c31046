import type { LotteryRules } from './define-rules';
import { elevenFive } from './games/eleven-five';
import { fiveDigit } from './games/five-digit';
import { fourDigit } from './games/four-digit';
import { k3 } from './games/k3';
import { hanoi, lao } from './games/lao-hanoi';
import { lucky28 } from './games/lucky28';
import { markSix } from './games/mark-six';
import { pk10 } from './games/pk10';
import { seaSixDigit } from './games/sea-six-digit';
import { thai } from './games/thai';
import { vietnamNorth, vietnamPair, vietnamSouth } from './games/vietnam';
import type { LotteryShape } from './shape';

export type { LotteryRules } from './define-rules';

const rulesByShape: Readonly<Record<LotteryShape, LotteryRules>> = {
  'vn-north': vietnamNorth,
  'vn-south': vietnamSouth,
  'vn-pair': vietnamPair,
  thai,
  lao,
  hanoi,
  'four-digit': fourDigit,
  'sea-six-digit': seaSixDigit,
  'five-digit': fiveDigit,
  pk10,
  k3,
  'eleven-five': elevenFive,
  lucky28,
  'mark-six': markSix,
};

export const lotteryRules = (shape: LotteryShape): LotteryRules => rulesByShape[shape];
