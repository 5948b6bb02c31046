import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { usePlay } from '../../frame/play-context';
import { DieFace } from '../stage/die';
import styles from './numbers-panel.module.css';

const SHOWN = 16;

/** The last throws, newest first. */
export function DicePanel({ history }: { readonly history: readonly Outcome[] }) {
  const { t, format } = usePlay();
  const throws = history.flatMap((one) => (one.game === 'sicBo' ? [one.dice] : []));
  return (
    <section className={styles.dice}>
      <h2>{t('side.lastThrows')}</h2>
      <ol>
        {throws
          .slice(-SHOWN)
          .reverse()
          .map((dice, index) => {
            const total = dice[0] + dice[1] + dice[2];
            const call = new Set(dice).size === 1 ? 'triple' : total > 10 ? 'big' : 'small';
            return (
              <li key={index}>
                <span>
                  {dice.map((face, place) => (
                    <DieFace key={place} face={face} label={format.number(face)} />
                  ))}
                </span>
                <b>{format.number(total)}</b>
                <i data-call={call}>{t(`side.calls.${call}`)}</i>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
