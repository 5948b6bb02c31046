import { useFormat } from '@marquee/kit';

const PLACES = [7, 15, 23] as const;
const [NEAR, MIDDLE, FAR] = PLACES;
/** Where the pips of a face are, in a box of 30. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  3: [
    [NEAR, NEAR],
    [MIDDLE, MIDDLE],
    [FAR, FAR],
  ],
  4: [NEAR, FAR].flatMap((x) => [NEAR, FAR].map((y) => [x, y] as const)),
  5: [...[NEAR, FAR].flatMap((x) => [NEAR, FAR].map((y) => [x, y] as const)), [MIDDLE, MIDDLE]],
  6: [NEAR, FAR].flatMap((x) => PLACES.map((y) => [x, y] as const)),
};

/** One die, seen from above. */
export function MiniDie({ face }: { readonly face: number }) {
  const { number } = useFormat();
  return (
    <svg viewBox="0 0 30 30" width="40" height="40" role="img" aria-label={number(face)}>
      <rect width="30" height="30" rx="6" fill="#fdf8ec" />
      {PIPS[face]?.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={face === 1 ? 4.4 : 2.8}
          fill={face === 1 || face === 4 ? '#c2202f' : '#1c2530'}
        />
      ))}
    </svg>
  );
}
