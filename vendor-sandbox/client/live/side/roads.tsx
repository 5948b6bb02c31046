import type { ReactNode } from 'react';
import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { beadRoad, bigRoad, ROAD_ROWS, type Side } from '../../../src/kinds/live/rules/roads';
import { roadRoundOf } from '../../../src/kinds/live/rules/summary';
import { usePlay } from '../../frame/play-context';
import styles from './roads.module.css';

const CELL = 16;
const BEAD_COLUMNS = 8;
const BIG_COLUMNS = 16;

interface RoadsProps {
  readonly game: 'baccarat' | 'dragonTiger';
  readonly history: readonly Outcome[];
}

/** How the shoe has run: bead road and big road, the newest columns. */
export function Roads({ game, history }: RoadsProps) {
  const { t } = usePlay();
  const rounds = history.flatMap((one) =>
    one.game === 'baccarat' || one.game === 'dragonTiger' ? [roadRoundOf(one)] : [],
  );
  const beads = beadRoad(rounds);
  const marks = bigRoad(rounds);
  const sides: readonly Side[] = ['one', 'two', 'tie'];
  return (
    <section className={styles.roads} data-game={game} aria-label={t('side.roads')}>
      <ul className={styles.counts}>
        {sides.map((side) => (
          <li key={side} data-side={side}>
            {t(`roads.${game}.${side}`)} <b>{rounds.filter((round) => round.side === side).length}</b>
          </li>
        ))}
      </ul>
      <Grid columns={BEAD_COLUMNS} last={beads.at(-1)?.column ?? 0}>
        {(shift) =>
          beads.map(({ column, row, side, onePair, twoPair }) => (
            <g
              key={`${column}-${row}`}
              transform={`translate(${(column - shift) * CELL} ${row * CELL})`}
              data-side={side}
            >
              <circle cx={CELL / 2} cy={CELL / 2} r="6.6" className={styles.bead} />
              <text x={CELL / 2} y="11.4" className={styles.letter}>
                {t(`roads.${game}.letters.${side}`)}
              </text>
              {onePair === true && <circle cx="3" cy="3" r="2.4" data-side="one" className={styles.pair} />}
              {twoPair === true && <circle cx="13" cy="13" r="2.4" data-side="two" className={styles.pair} />}
            </g>
          ))
        }
      </Grid>
      <Grid columns={BIG_COLUMNS} last={Math.max(0, ...marks.map(({ column }) => column))}>
        {(shift) =>
          marks.map(({ column, row, side, ties }) => (
            <g
              key={`${column}-${row}`}
              transform={`translate(${(column - shift) * CELL} ${row * CELL})`}
              data-side={side}
            >
              <circle cx={CELL / 2} cy={CELL / 2} r="5.6" className={styles.mark} />
              {ties > 0 && <path d="M4 12 12 4" className={styles.tie} />}
            </g>
          ))
        }
      </Grid>
    </section>
  );
}

interface GridProps {
  readonly columns: number;
  readonly last: number;
  readonly children: (shift: number) => ReactNode;
}

function Grid({ columns, last, children }: GridProps) {
  const shift = Math.max(0, last - columns + 1);
  const [width, height] = [columns * CELL, ROAD_ROWS * CELL];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.grid} aria-hidden="true">
      <rect width={width} height={height} className={styles.paper} />
      <path
        className={styles.lines}
        d={[
          ...Array.from({ length: columns }, (_, index) => `M${index * CELL} 0V${height}`),
          ...Array.from({ length: ROAD_ROWS }, (_, index) => `M0 ${index * CELL}H${width}`),
        ].join('')}
      />
      {children(shift)}
    </svg>
  );
}
