import { usePlay } from '../../frame/play-context';
import styles from './chip.module.css';
import { compact } from './compact';

interface ChipProps {
  readonly amount: number;
  /** Place of its colour in the set, 0 to 7. */
  readonly tone: number;
  readonly pending?: boolean;
}

const NOTCHES = [0, 45, 90, 135, 180, 225, 270, 315];

export function Chip({ amount, tone, pending = false }: ChipProps) {
  const { session } = usePlay();
  return (
    <svg viewBox="0 0 48 48" className={styles.chip} data-tone={tone} data-pending={pending} aria-hidden="true">
      <circle cx="24" cy="24" r="23" className={styles.rim} />
      {NOTCHES.map((turn) => (
        <rect
          key={turn}
          x="20.5"
          y="1"
          width="7"
          height="7"
          transform={`rotate(${turn} 24 24)`}
          className={styles.notch}
        />
      ))}
      <circle cx="24" cy="24" r="16" className={styles.face} />
      <text x="24" y="28.6" textAnchor="middle" className={styles.text}>
        {compact(session.language, amount)}
      </text>
    </svg>
  );
}
