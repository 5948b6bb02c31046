import type { PlinkoOptions, PlinkoOutcome } from '@marquee/contract/fairness/plinko';
import { useEffect, useRef } from 'react';
import { useGame } from '../app/game-context';
import { useFrame } from '../app/use-frame';
import { useText } from '../app/use-text';
import type { InstantPlay } from '../instant/use-instant';
import { motionMs } from '../instant/motion';
import { ballAt, fallMs } from './fall';
import { boardBox, ROW_HEIGHT } from './geometry';
import styles from './plinko-board.module.css';
import { PlinkoBins } from './plinko-bins';

/** The ball rests on a pin, not in it. */
const ABOVE_PIN = 0.42;

interface PlinkoBoardProps {
  readonly options: PlinkoOptions;
  readonly play: InstantPlay<'PLINKO'>;
}

export function PlinkoBoard({ options, play }: PlinkoBoardProps) {
  const t = useText();
  const { round, phase } = play;
  // A ball of other rows than are chosen now has no place on this board.
  const shown = round?.outcome.path.length === options.rows ? round.outcome : null;
  const ball = useBall(shown, round?.roundId ?? '', phase === 'showing');
  const hit = phase === 'ready' && shown ? shown.bin : null;
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
        <circle ref={ball} className={styles.ball} r={0.3} data-shown={shown !== null || undefined} />
      </svg>
    </div>
  );
}

/** The ball, moved along its path while the round is shown. */
function useBall(outcome: PlinkoOutcome | null, key: string, running: boolean) {
  const { play } = useGame();
  const ref = useRef<SVGCircleElement>(null);
  const run = useRef({ key: '', startMs: 0, touched: 0 });
  useEffect(() => {
    if (!running && outcome) put(ref.current, outcome, fallMs(outcome.path.length));
  }, [running, outcome]);
  useFrame(running && motionMs(1) > 0, (nowMs) => {
    if (!running || !outcome) return;
    if (run.current.key !== key) run.current = { key, startMs: nowMs, touched: 0 };
    const touched = put(ref.current, outcome, nowMs - run.current.startMs);
    if (touched > run.current.touched) {
      run.current.touched = touched;
      play('tick');
    }
  });
  return ref;
}

/** @returns how many pins it has touched by then */
function put(ball: SVGCircleElement | null, { path }: PlinkoOutcome, elapsedMs: number): number {
  const { x, y, touched } = ballAt(path, elapsedMs);
  ball?.setAttribute('transform', `translate(${x.toFixed(3)} ${(y * ROW_HEIGHT - ABOVE_PIN).toFixed(3)})`);
  return touched;
}
