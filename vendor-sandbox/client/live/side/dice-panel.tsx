import type { ReactNode } from 'react';
import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { isBig, isTriple, sumOf } from '../../../src/kinds/live/rules/sic-bo';
import { diceCounts } from '../../../src/kinds/live/rules/summary';
import { usePlay } from '../../frame/play-context';
import { DieFace } from '../stage/die';
import styles from './numbers-panel.module.css';

const SHOWN = 12;
const LOWEST_TOTAL = 3;

/** The last throws, newest first, and how often each total and each face came. */
export function DicePanel({ history }: { readonly history: readonly Outcome[] }) {
  const { t, format } = usePlay();
  const throws = history.flatMap((entry) => (entry.game === 'sicBo' ? [entry.dice] : []));
  const { faces, totals } = diceCounts(throws);
  const count = throws.length;
  return (
    <section className={styles.dice}>
      <h2>{t('side.lastThrows')}</h2>
      <ol>
        {throws
          .slice(-SHOWN)
          .reverse()
          .map((dice, index) => {
            const call = isTriple(dice) ? 'triple' : isBig(dice) ? 'big' : 'small';
            return (
              <li key={index}>
                <span>
                  {dice.map((face, place) => (
                    <DieFace key={place} face={face} label={format.number(face)} />
                  ))}
                </span>
                <b>{format.number(sumOf(dice))}</b>
                <i data-call={call}>{t(`side.calls.${call}`)}</i>
              </li>
            );
          })}
      </ol>
      <h2>{t('side.totals', { count })}</h2>
      <Bars counts={totals} nameOf={(index) => format.number(index + LOWEST_TOTAL)} />
      <h2>{t('side.faces', { count })}</h2>
      <Bars counts={faces} nameOf={(index) => <DieFace face={index + 1} label={format.number(index + 1)} />} />
    </section>
  );
}

interface BarsProps {
  readonly counts: readonly number[];
  readonly nameOf: (index: number) => ReactNode;
}

function Bars({ counts, nameOf }: BarsProps) {
  const { format } = usePlay();
  const most = Math.max(1, ...counts);
  return (
    <ul className={styles.bars}>
      {counts.map((count, index) => (
        <li key={index} title={format.number(count)}>
          <span className={styles.bar} style={{ transform: `scaleY(${count / most})` }} />
          {nameOf(index)}
        </li>
      ))}
    </ul>
  );
}
