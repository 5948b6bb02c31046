import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import type { ReactNode } from 'react';
import { Ball, FAMILY_PICTURES } from './family-pictures';
import { PLACE_PICTURES } from './place-pictures';

/** Two stations together. */
const TWO = (
  <>
    <Ball x={60} y={22} r={14} fill="#2fa7e0">
      1
    </Ball>
    <Ball x={80} y={30} r={14} fill="#f4603c">
      2
    </Ball>
  </>
);

/** What tells games of one place apart. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  // Families of the fast lotteries: the number of their lots.
  'vn-south': (
    <Ball x={72} y={24} r={17} fill="#f4603c">
      18
    </Ball>
  ),
  'vn-north': (
    <Ball x={24} y={24} r={17} fill="#2fa7e0">
      27
    </Ball>
  ),
  VN_SOUTH_PAIR: TWO,
  VN_CENTRAL_PAIR: TWO,
  HANOI_SPECIAL: <path d="m78 8 3.5 8.2 8.8.8-6.7 5.8 2 8.7-7.6-4.6-7.6 4.6 2-8.7-6.7-5.8 8.8-.8z" fill="#ffd45e" />,
  HANOI_VIP: <path d="M64 30V14l7 6 7-12 7 12 7-6v16z" fill="#ffd45e" />,
  HANOI_4: <path d="M74 8h9v9h9v9h-9v9h-9v-9h-9v-9h9z" fill="#ffd45e" />,
};

/** The drawing itself, loaded when a page with lotteries is there. */
export default function LotteryPicture({ gameCode, shape }: Pick<LotteryMenuEntry, 'gameCode' | 'shape'>) {
  return (
    <svg viewBox="0 0 96 96" focusable="false">
      {PLACE_PICTURES[gameCode] ?? PLACE_PICTURES[shape] ?? FAMILY_PICTURES[shape] ?? FAMILY_PICTURES['five-digit']}
      {MARKS[gameCode]}
    </svg>
  );
}
