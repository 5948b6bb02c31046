import styles from './die.module.css';

/** Pips on a field of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** One side of a die. The one and the four are red, as in the East. */
export function DieFace({ face, label }: { readonly face: number; readonly label?: string }) {
  return (
    <svg
      viewBox="0 0 60 60"
      className={styles.face}
      data-red={face === 1 || face === 4}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x="1" y="1" width="58" height="58" rx="10" className={styles.body} />
      {PIPS[face]?.map((place) => (
        <circle key={place} cx={15 + (place % 3) * 15} cy={15 + Math.floor(place / 3) * 15} r={face === 1 ? 9 : 5.6} />
      ))}
    </svg>
  );
}

interface DieProps {
  /** What it shows; null while it rolls. */
  readonly face: number | null;
  readonly label: string;
}

/** A cube that rolls and stops with its face to the front. */
export function Die({ face, label }: DieProps) {
  return (
    <div className={styles.die} role="img" aria-label={label}>
      <div className={styles.cube} data-face={face ?? 'rolling'}>
        {[1, 2, 3, 4, 5, 6].map((side) => (
          <div key={side} className={styles.side} data-side={side}>
            <DieFace face={side} />
          </div>
        ))}
      </div>
    </div>
  );
}
