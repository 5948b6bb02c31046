import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { colourOf, POCKETS } from '../../../src/kinds/live/rules/roulette';
import { heatOf } from '../../../src/kinds/live/rules/summary';
import { usePlay } from '../../frame/play-context';
import styles from './numbers-panel.module.css';

const SHOWN = 18;
const HEAT = 5;

/** The last numbers, and which came most and least. */
export function NumbersPanel({ history }: { readonly history: readonly Outcome[] }) {
  const { t, format } = usePlay();
  const numbers = history.flatMap((one) => (one.game === 'roulette' ? [one.number] : []));
  const { hot, cold } = heatOf(numbers, POCKETS, HEAT);
  return (
    <section className={styles.panel}>
      <h2>{t('side.lastNumbers')}</h2>
      <Numbers numbers={numbers.slice(-SHOWN).reverse()} />
      <h2>{t('side.hot', { count: format.number(numbers.length) })}</h2>
      <Numbers numbers={hot} />
      <h2>{t('side.cold', { count: format.number(numbers.length) })}</h2>
      <Numbers numbers={cold} />
    </section>
  );
}

const Numbers = ({ numbers }: { readonly numbers: readonly number[] }) => (
  <ol className={styles.numbers}>
    {numbers.map((number, index) => (
      <li key={index} data-colour={colourOf(number)}>
        {number}
      </li>
    ))}
  </ol>
);
