import type { PlinkoOptions, PlinkoOutcome } from '@marquee/contract/fairness/plinko';
import { useEffect, useRef } from 'react';
import { useGame } from '../app/game-context';
import { useFrame } from '../app/use-frame';
import { useText } from '../app/use-text';
import type { InstantPlay } from '../instant/use-instant';
import { motionMs } from '../instant/motion';
import { ballAt, fallMs } from './ball-path';
import { boardBox, ROW_HEIGHT } from './board-geometry';
import styles from './plinko-board.module.css';
import { PlinkoBins } from './plinko-bins';

/** Distance of the ball's centre above a pin. */
const ABOVE_PIN = 0.42;

interface PlinkoBoardProps {
  readonly options: PlinkoOptions;
  readonly play: InstantPlay<'PLINKO'>;
}

export function PlinkoBoard({ options, play }: PlinkoBoardProps) {
  const t = useText();
  const { round, phase } = play;
  // A round with another number of rows does not fit this board.
  const visibleOutcome = round?.outcome.path.length === options.rows ? round.outcome : null;
  const ball = useBall(visibleOutcome, round?.roundId ?? '', phase === 'showing');
  const hit = phase === 'ready' && visibleOutcome ? visibleOutcome.bin : null;
  return (
    <div className={styles.box}>
      <svg className={styles.board} viewBox={boardBox(options.rows)} role="img" aria-label={t('plinko.board')}>
        {Array.from({ length: options.rows }, (_, row) =>
          Array.from({ length: row + 3 }, (_unused, pin) => (
            <circle
              key={`${row} ${pin}`}
              className={styles.pin}
              cx={pin - (row + 2) / 2}
              cy={row * ROW_HEIGHT}
              r={0.13}
            />
          )),
        )}
        <PlinkoBins options={options} hit={hit} />
        <circle ref={ball} className={styles.ball} r={0.3} data-shown={visibleOutcome !== null || undefined} />
      </svg>
    </div>
  );
}

/** Moves the ball along its path while the round is shown. */
function useBall(outcome: PlinkoOutcome | null, key: string, isRunning: boolean) {
  const { play } = useGame();
  const ref = useRef<SVGCircleElement>(null);
  const animation = useRef({ key: '', startMs: 0, touchedPins: 0 });
  useEffect(() => {
    if (!isRunning && outcome) placeBall(ref.current, outcome, fallMs(outcome.path.length));
  }, [isRunning, outcome]);
  useFrame(isRunning && motionMs(1) > 0, (nowMs) => {
    if (!isRunning || !outcome) return;
    if (animation.current.key !== key) animation.current = { key, startMs: nowMs, touchedPins: 0 };
    const touchedPins = placeBall(ref.current, outcome, nowMs - animation.current.startMs);
    if (touchedPins > animation.current.touchedPins) {
      animation.current.touchedPins = touchedPins;
      play('tick');
    }
  });
  return ref;
}

/** @returns how many pins it has touched by then */
function placeBall(ball: SVGCircleElement | null, { path }: PlinkoOutcome, elapsedMs: number): number {
  const { x, y, touchedPins } = ballAt(path, elapsedMs);
  ball?.setAttribute('transform', `translate(${x.toFixed(3)} ${(y * ROW_HEIGHT - ABOVE_PIN).toFixed(3)})`);
  return touchedPins;
}
