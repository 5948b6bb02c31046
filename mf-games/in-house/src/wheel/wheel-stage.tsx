import { type WheelOptions, wheelPays } from '@marquee/contract/fairness/wheel';
import { useState } from 'react';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { motionMs } from '../instant/motion';
import type { InstantPlay } from '../instant/use-instant';
import { SPIN_MS, segmentPath, nextAngle } from './wheel-geometry';
import styles from './wheel-stage.module.css';

interface WheelStageProps {
  readonly options: WheelOptions;
  readonly play: InstantPlay<'WHEEL'>;
}

/** Colour of a pay, from the lowest to the highest, as a percentage between two theme colours. */
const heatOf = (pays: readonly number[], pay: number): string => {
  const paying = pays.filter((segmentPay) => segmentPay > 0);
  const place = paying.indexOf(pay);
  return `${paying.length < 2 ? 100 : Math.round((place / (paying.length - 1)) * 100)}%`;
};

export function WheelStage({ options, play }: WheelStageProps) {
  const t = useText();
  const format = useFormat();
  const { round, phase } = play;
  const pays = wheelPays(options);
  const kinds = [...new Set(pays)].sort((a, b) => a - b);
  const isSame = round?.options.segments === options.segments && round.options.risk === options.risk;
  const segment = round && isSame ? round.outcome.segment : null;
  const [rotation, setRotation] = useState({ roundId: '', angle: 0 });
  if (round && segment !== null && round.roundId !== rotation.roundId) {
    setRotation({ roundId: round.roundId, angle: nextAngle(rotation.angle, segment, options.segments) });
  }

  const paidHundredths = phase === 'ready' && segment !== null ? (pays[segment] ?? 0) : null;
  const turn = { '--angle': `${rotation.angle}deg`, '--spin': `${motionMs(SPIN_MS)}ms` } as Record<string, string>;
  return (
    <div className={styles.stage}>
      <svg className={styles.wheel} viewBox="-50 -54 100 104" role="img" aria-label={t('wheel.board')} style={turn}>
        <circle className={styles.rim} r="49" />
        <g className={styles.turning}>
          {pays.map((pay, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              key={index}
              className={styles.segment}
              data-zero={pay === 0 || undefined}
              style={{ '--heat': heatOf(kinds, pay) } as Record<string, string>}
              d={segmentPath(index, pays.length, 34, 47)}
            />
          ))}
        </g>
        <circle className={styles.hub} r="32" />
        <path className={styles.pointer} d="M0-41-4.2-52.5Q0-55 4.2-52.5Z" />
        <text
          className={styles.result}
          y="1"
          data-state={paidHundredths === null ? 'waiting' : paidHundredths > 0 ? 'won' : 'lost'}
        >
          {paidHundredths === null ? '' : format.factor(paidHundredths / 100)}
        </text>
      </svg>
      <ul className={styles.legend} aria-label={t('wheel.pays')}>
        {kinds.map((pay) => (
          <li
            key={pay}
            data-zero={pay === 0 || undefined}
            data-hit={pay === paidHundredths || undefined}
            style={{ '--heat': heatOf(kinds, pay) } as Record<string, string>}
          >
            <strong>{format.factor(pay / 100)}</strong>
            <small>{format.exactPercent(pays.filter((segmentPay) => segmentPay === pay).length / pays.length)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
