import styles from './cell-marks.module.css';

/** A safe cell: a gem in three tones of the brand's accent. */
export function GemMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles.base} d="M24 4 42 18 24 45 6 18Z" />
      <path className={styles.light} d="M24 4 33 18H15Z" />
      <path className={styles.mid} d="m15 18 9 27L6 18Zm9-14L15 18H6Z" />
      <path className={styles.deep} d="m33 18-9 27 18-27Z" />
      <path className={styles.shine} d="M24 4 15 18l-4.5-3.5Z" />
    </svg>
  );
}

/** A mine: a dark ball with spikes. */
export function MineMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <g className={styles.horns}>
        <path d="M24 3v8M24 37v8M3 24h8M37 24h8M9.2 9.2l5.6 5.6M33.2 33.2l5.6 5.6M38.8 9.2l-5.6 5.6M14.8 33.2l-5.6 5.6" />
      </g>
      <circle className={styles.ball} cx="24" cy="24" r="14.5" />
      <path className={styles.gleam} d="M14 22.5A10.5 10.5 0 0 1 23 13.6" />
      <circle className={styles.core} cx="24" cy="24" r="4.6" />
    </svg>
  );
}
