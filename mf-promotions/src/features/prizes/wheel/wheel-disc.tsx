import type { WheelPrize } from '@marquee/contract/calls/prizes';
import { useMessages } from '@marquee/kit';
import { segmentPath, segmentsOf } from './wheel-geometry';
import styles from './wheel-disc.module.css';

/** Narrower segments have no room for their name; the table below has it. */
const LABEL_DEGREES = 14;
const LABEL_LENGTH = 15;

interface WheelDiscProps {
  readonly prizes: readonly WheelPrize[];
  readonly angle: number;
  /** 0: at once. */
  readonly spinMs: number;
  readonly onRest: () => void;
}

/** The wheel; it turns by a transition, so that it slows down like one with weight. */
export function WheelDisc({ prizes, angle, spinMs, onRest }: WheelDiscProps) {
  const t = useMessages('promotions');
  const segments = segmentsOf(prizes.map(({ weight }) => weight));
  const turn = { '--angle': `${angle}deg`, '--spin': `${spinMs}ms` } as Record<string, string>;
  return (
    <svg
      className={styles.wheel}
      viewBox="-50 -56 100 106"
      role="img"
      aria-label={t('prizes.wheel.board')}
      style={turn}
    >
      <circle className={styles.rim} r="49" />
      <g className={styles.turning} onTransitionEnd={onRest}>
        {segments.map((segment, index) => {
          const prize = prizes[index];
          const middle = (segment.from + segment.to) / 2;
          if (!prize) return null;
          return (
            <g key={prize.prizeId} data-gone={prize.left === 0 || undefined}>
              <path className={styles.segment} data-tone={index % TONES} d={segmentPath(segment, 46)} />
              {segment.to - segment.from >= LABEL_DEGREES && (
                <text
                  className={styles.label}
                  data-tone={index % TONES}
                  transform={`rotate(${middle - 90}) translate(43 0)`}
                >
                  {shortened(prize.name)}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <circle className={styles.hub} r="9" />
      <path className={styles.pointer} d="M0-40-4.4-53.5Q0-56.5 4.4-53.5Z" />
    </svg>
  );
}

/** Colours of segments, by turns; the table shows the same. */
export const TONES = 5;

const shortened = (name: string): string =>
  [...name].length > LABEL_LENGTH ? `${[...name].slice(0, LABEL_LENGTH - 1).join('')}…` : name;
