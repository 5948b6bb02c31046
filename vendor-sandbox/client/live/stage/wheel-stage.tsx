import { memo, useEffect, useRef } from 'react';
import { colourOf } from '../../../src/kinds/live/rules/roulette';
import type { RoundMessage } from '../../../src/kinds/live/messages';
import { usePlay } from '../../frame/play-context';
import { WheelArt } from './wheel-art';
import styles from './wheel-stage.module.css';
import { ballAt, wheelAngle } from './wheel-time';

interface WheelStageProps {
  readonly round: RoundMessage;
  /** The number that came last. */
  readonly lastNumber: number | null;
  readonly offsetMs: number;
}

interface Run {
  readonly number: number;
  readonly startMs: number;
  readonly runMs: number;
}

const RIM = 143;
const POCKET = 90;

/** The wheel, and the ball where the server's clock has it: who comes late sees the same spin. */
export function WheelStage({ round, lastNumber, offsetMs }: WheelStageProps) {
  const { t } = usePlay();
  const spin = round.shown.find(({ step }) => step.kind === 'spin');
  const run: Run | null =
    spin?.step.kind === 'spin'
      ? { number: spin.step.number, startMs: spin.atMs, runMs: spin.step.runMs }
      : lastNumber === null
        ? null
        : { number: lastNumber, startMs: 0, runMs: 1 };
  const result = round.outcome?.game === 'roulette' ? round.outcome.number : null;
  return (
    <div className={styles.stage}>
      <Wheel number={run?.number ?? -1} startMs={run?.startMs ?? 0} runMs={run?.runMs ?? 1} offsetMs={offsetMs} />
      {result !== null && (
        <output className={styles.result} data-colour={colourOf(result)} aria-label={t('stage.number')}>
          {result}
        </output>
      )}
    </div>
  );
}

interface WheelProps extends Run {
  readonly offsetMs: number;
}

const Wheel = memo(function Wheel({ number, startMs, runMs, offsetMs }: WheelProps) {
  const wheel = useRef<SVGGElement>(null);
  const ball = useRef<SVGCircleElement>(null);
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const draw = () => {
      const nowMs = Date.now() + offsetMs;
      const turn = isStill ? 0 : wheelAngle(nowMs);
      const part = (nowMs - startMs) / runMs;
      const { angle, height } = ballAt(number, isStill ? 1 : part);
      wheel.current?.setAttribute('transform', `rotate(${turn})`);
      const isSeen = number >= 0 && !(isStill && part < 1);
      ball.current?.setAttribute('opacity', isSeen ? '1' : '0');
      ball.current?.setAttribute(
        'transform',
        `rotate(${turn + angle}) translate(0 ${-(POCKET + (RIM - POCKET) * height)})`,
      );
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [number, startMs, runMs, offsetMs]);
  return (
    <svg viewBox="-170 -170 340 340" className={styles.wheel} aria-hidden="true">
      <circle r="166" className={styles.bowl} />
      <circle r="152" className={styles.track} />
      <circle r="134" className={styles.ring} />
      <g ref={wheel}>
        <WheelArt />
      </g>
      <circle ref={ball} r="6.5" className={styles.ball} />
    </svg>
  );
});
