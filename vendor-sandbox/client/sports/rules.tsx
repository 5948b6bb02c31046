import { usePlay } from '../frame/play-context';
import type { Board } from './board';
import styles from '../frame/rules.module.css';

/** Of a book's share, what comes back of decided stakes, in 1/100 of a per cent. */
export const percentOfReturn = (margin: number): number => Math.floor(10_000 / (1 + margin));

const SECTIONS = ['matches', 'result', 'lines', 'forms', 'prices', 'parlays', 'valid', 'broken'] as const;

/** Limits, return and rules. */
export function Rules({ board: { limits, margin } }: { readonly board: Board }) {
  const { t, format } = usePlay();
  const facts = [
    ['rules.returnResult', format.percent(percentOfReturn(margin['1x2']))],
    ['rules.returnLines', format.percent(percentOfReturn(margin.handicap))],
    ['rules.stakes', `${format.money(limits.minStake)} – ${format.money(limits.maxStake)}`],
    ['rules.maxPayout', format.money(limits.maxPayout)],
  ] as const;
  return (
    <div className={styles.rules}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h3>{t(`rules.${section}.title`)}</h3>
          <p>{t(`rules.${section}.text`, { legs: format.number(limits.mostLegs) })}</p>
        </section>
      ))}
    </div>
  );
}
