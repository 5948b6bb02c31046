const [LEFT, MIDDLE, RIGHT] = [33, 50, 67];
const corners = (top: number) => [
  [LEFT, top],
  [RIGHT, top],
  [LEFT, 140 - top],
  [RIGHT, 140 - top],
];
const column = (...tops: number[]) => tops.map((top) => [MIDDLE, top]);
const sides = (top: number) => [
  [LEFT, top],
  [RIGHT, top],
];

/** Positions of the pips of 2 to 10 on a card of 100 by 140; those below the middle are upside down. */
export const PIPS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: column(32, 108),
  3: column(32, 70, 108),
  4: corners(32),
  5: [...corners(32), ...column(70)],
  6: [...corners(32), ...sides(70)],
  7: [...corners(32), ...sides(70), ...column(51)],
  8: [...corners(32), ...sides(70), ...column(51, 89)],
  9: [...corners(32), ...corners(57), ...column(70)],
  10: [...corners(32), ...corners(57), ...column(44.5, 95.5)],
};
