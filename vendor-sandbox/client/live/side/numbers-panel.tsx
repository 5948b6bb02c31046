import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { colourOf, POCKETS } from '../../../src/kinds/live/rules/roulette';
import { heatOf, type RouletteCounts, rouletteCounts } from '../../../src/kinds/live/rules/summary';
import { usePlay } from '../../frame/play-context';
import { spotName } from '../spot-name';
import styles from './numbers-panel.module.css';
import { Shares } from './shares';
import { WheelHeat } from './wheel-heat';

const SHOWN = 20;
const HEAT = 5;

/** The last numbers, which came most and least, where they lie on the wheel, and the shares of the outside bets. */
export function NumbersPanel({ history }: { readonly history: readonly Outcome[] }) {
  const { t, format } = usePlay();
  const numbers = history.flatMap((entry) => (entry.game === 'roulette' ? [entry.number] : []));
  const { hot, cold } = heatOf(numbers, POCKETS, HEAT);
  const counts = rouletteCounts(numbers);
  const name = (spot: string) => {
    if (spot === 'straight-0') return t('results.green');
    const dozen = spot.startsWith('dozen-') ? Number(spot.at(-1)) : null;
    if (dozen === null) return spotName({ t, format }, spot);
    return t('board.dozen', { from: format.number(dozen * 12 - 11), to: format.number(dozen * 12) });
  };
  return (
    <section className={styles.panel}>
      <h2>{t('side.lastNumbers')}</h2>
      <Numbers numbers={numbers.slice(-SHOWN).reverse()} />
      <div className={styles.heat}>
        <h2>{t('side.hot', { count: numbers.length })}</h2>
        <h2>{t('side.cold', { count: numbers.length })}</h2>
        <Numbers numbers={hot} hits={counts.hits} />
        <Numbers numbers={cold} hits={counts.hits} />
      </div>
      <WheelHeat hits={counts.hits} />
      <h2>{t('side.shares', { count: numbers.length })}</h2>
      {rowsOf(counts).map((row) => (
        <Shares
          key={row[0]?.[0]}
          parts={row.map(([spot, count, look]) => ({ name: name(spot), count, look }))}
          of={numbers.length}
        />
      ))}
    </section>
  );
}

type Row = readonly (readonly [spot: string, count: number, look: string])[];

const rowsOf = ({ red, black, zero, odd, even, low, high, dozens, columns }: RouletteCounts): readonly Row[] => [
  [
    ['red', red, 'red'],
    ['straight-0', zero, 'green'],
    ['black', black, 'black'],
  ],
  [
    ['even', even, 'a'],
    ['odd', odd, 'b'],
  ],
  [
    ['low', low, 'a'],
    ['high', high, 'b'],
  ],
  dozens.map((count, index) => [`dozen-${index + 1}`, count, 'abc'[index] ?? 'a'] as const),
  columns.map((count, index) => [`column-${index + 1}`, count, 'abc'[index] ?? 'a'] as const),
];

interface NumbersProps {
  readonly numbers: readonly number[];
  /** How often each came, by number. */
  readonly hits?: readonly number[];
}

function Numbers({ numbers, hits }: NumbersProps) {
  const { format } = usePlay();
  return (
    <ol className={styles.numbers}>
      {numbers.map((number, index) => (
        <li key={index} data-colour={colourOf(number)}>
          {number}
          {hits && <small>{`×${format.number(hits[number] ?? 0)}`}</small>}
        </li>
      ))}
    </ol>
  );
}
