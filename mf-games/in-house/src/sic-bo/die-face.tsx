import styles from './die-face.module.css';

/** Where the pips of a face are, in a box of 30. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[15, 15]],
  2: [
    [8, 8],
    [22, 22],
  ],
  3: [
    [8, 8],
    [15, 15],
    [22, 22],
  ],
  4: [
    [8, 8],
    [22, 8],
    [8, 22],
    [22, 22],
  ],
  5: [
    [8, 8],
    [22, 8],
    [15, 15],
    [8, 22],
    [22, 22],
  ],
  6: [
    [8, 7],
    [22, 7],
    [8, 15],
    [22, 15],
    [8, 23],
    [22, 23],
  ],
};

/** One side of a die, hidden from assistive technology. One and four are red, as on Asian dice. */
export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg
      className={styles.face}
      viewBox="0 0 30 30"
      data-red={face === 1 || face === 4 || undefined}
      aria-hidden="true"
    >
      <rect className={styles.side} width="30" height="30" rx="5" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r={face === 1 ? 4.6 : 2.9} />
      ))}
    </svg>
  );
}
