/** Shapes of results: each has its own kinds of bets. Several games may share one. */
export const LOTTERY_SHAPES = [
  'vn-north',
  'vn-south',
  'vn-pair',
  'thai',
  'lao',
  'hanoi',
  'four-digit',
  'sea-six-digit',
  'five-digit',
  'pk10',
  'k3',
  'eleven-five',
  'lucky28',
  'mark-six',
] as const;
export type LotteryShape = (typeof LOTTERY_SHAPES)[number];
