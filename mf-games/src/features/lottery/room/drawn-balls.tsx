import { markSixColour } from '@marquee/contract/lottery/games/mark-six';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMessages } from '@marquee/kit';
import { cx } from '@marquee/ui';
import { type CSSProperties, useState } from 'react';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import car from './car-colours.module.css';
import styles from './drawn-balls.module.css';

interface DrawnBallsProps {
  readonly balls: readonly number[];
  readonly shape: LotteryShape;
  /** When it was drawn, where the balls drop one after another; older draws are there at once. */
  readonly dropsFrom?: string | null;
  /** The server's clock minus the browser's. */
  readonly skewMs?: number;
  readonly size?: 'sm' | 'lg';
}

/** A draw older than this is no news: a reload does not repeat its fall. */
const NEWS_MS = 15_000;

/** A result of an own draw; Lucky 28 with its sum. A press ends the animation. */
export function DrawnBalls({ balls, shape, dropsFrom = null, skewMs = 0, size = 'sm' }: DrawnBallsProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const [isDropping, setDropping] = useState(
    () => dropsFrom !== null && Date.now() + skewMs - Date.parse(dropsFrom) < NEWS_MS,
  );
  const sum = balls.reduce((total, ball) => total + ball, 0);
  const hasSum = shape === 'lucky28' || shape === 'k3';
  const text = hasSum ? t('ballsWithSum', { balls: balls.join(' '), sum }) : balls.join(' ');
  return (
    <span
      className={styles.balls}
      data-shape={shape}
      data-size={size}
      data-dropping={isDropping || undefined}
      role="img"
      aria-label={text}
      dir="ltr"
      onPointerDown={() => setDropping(false)}
    >
      {balls.map((ball, place) => (
        <span
          // A ball is its place in the draw: the same number may come twice.
          key={place}
          className={cx(styles.ball, car.car)}
          data-car={shape === 'pk10' ? ball : undefined}
          data-wave={shape === 'mark-six' ? markSixColour(ball) : undefined}
          style={{ '--place': place } as CSSProperties}
        >
          {ball}
        </span>
      ))}
      {hasSum && (
        <span className={styles.sum} style={{ '--place': balls.length } as CSSProperties}>
          = {sum}
        </span>
      )}
    </span>
  );
}
