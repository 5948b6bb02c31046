import type { ReactNode } from 'react';
import {
  beadRoad,
  bigRoad,
  type DerivedColour,
  type DerivedRoad,
  derivedRoad,
  ROAD_ROWS,
  type RoadRound,
  type Side,
} from '../../../src/kinds/live/rules/roads';
import styles from './roads.module.css';

const CELL = 16;
const BEAD_COLUMNS = 16;
const BIG_COLUMNS = 22;
const DERIVED_CELL = 10;

interface RoadProps {
  readonly rounds: readonly RoadRound[];
  /** The last mark is only what would come. */
  readonly isGuess: boolean;
}

export function BeadPlate({ rounds, letterOf, isGuess }: RoadProps & { readonly letterOf: (side: Side) => string }) {
  const beads = beadRoad(rounds);
  return (
    <Grid columns={BEAD_COLUMNS} cell={CELL} last={beads.at(-1)?.column ?? 0}>
      {(shift) =>
        beads
          .filter(({ column }) => column >= shift)
          .map(({ column, row, side, onePair, twoPair }) => (
            <g
              key={`${column}-${row}`}
              transform={`translate(${(column - shift) * CELL} ${row * CELL})`}
              data-side={side}
              data-guess={isGuess && column * ROAD_ROWS + row === beads.length - 1}
            >
              <circle cx={CELL / 2} cy={CELL / 2} r="6.8" className={styles.bead} />
              <text x={CELL / 2} y="11.2" className={styles.letter}>
                {letterOf(side)}
              </text>
              {onePair === true && <circle cx="3" cy="3" r="2.4" data-side="one" className={styles.pair} />}
              {twoPair === true && <circle cx="13" cy="13" r="2.4" data-side="two" className={styles.pair} />}
            </g>
          ))
      }
    </Grid>
  );
}

export function BigRoad({ rounds, isGuess }: RoadProps) {
  const marks = bigRoad(rounds);
  return (
    <Grid columns={BIG_COLUMNS} cell={CELL} last={lastColumn(marks)}>
      {(shift) =>
        marks.map(
          ({ column, row, side, ties }, index) =>
            column >= shift && (
              <g
                key={index}
                transform={`translate(${(column - shift) * CELL} ${row * CELL})`}
                data-side={side}
                data-guess={isGuess && index === marks.length - 1}
              >
                <circle cx={CELL / 2} cy={CELL / 2} r="5.8" className={styles.mark} />
                {ties > 0 && <path d="M3 13 13 3" className={styles.tie} />}
                {ties > 1 && (
                  <text x={CELL / 2} y="11" className={styles.ties}>
                    {ties}
                  </text>
                )}
              </g>
            ),
        )
      }
    </Grid>
  );
}

interface DerivedRoadProps extends RoadProps {
  readonly road: DerivedRoad;
  readonly columns: number;
}

export function DerivedRoadGrid({ rounds, road, columns, isGuess }: DerivedRoadProps) {
  const marks = derivedRoad(rounds, road);
  return (
    <Grid columns={columns} cell={DERIVED_CELL} last={lastColumn(marks)}>
      {(shift) =>
        marks.map(
          ({ column, row, colour }, index) =>
            column >= shift && (
              <g
                key={index}
                transform={`translate(${(column - shift) * DERIVED_CELL} ${row * DERIVED_CELL})`}
                data-guess={isGuess && index === marks.length - 1}
              >
                <DerivedMarkShape road={road} colour={colour} />
              </g>
            ),
        )
      }
    </Grid>
  );
}

/** Rings for big eye boy, discs for the small road, strokes for the cockroach pig. */
export function DerivedMarkShape({ road, colour }: { readonly road: DerivedRoad; readonly colour: DerivedColour }) {
  if (road === 'cockroachPig') return <path d="M2 8 8 2" className={styles.stroke} data-colour={colour} />;
  return <circle cx="5" cy="5" r="3.4" className={styles[road]} data-colour={colour} />;
}

const lastColumn = (marks: readonly { readonly column: number }[]): number =>
  Math.max(0, ...marks.map(({ column }) => column));

interface GridProps {
  readonly columns: number;
  readonly cell: number;
  readonly last: number;
  /** @param shift columns that no longer fit */
  readonly children: (shift: number) => ReactNode;
}

function Grid({ columns, cell, last, children }: GridProps) {
  const shift = Math.max(0, last - columns + 1);
  const [width, height] = [columns * cell, ROAD_ROWS * cell];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.grid} aria-hidden="true">
      <rect width={width} height={height} className={styles.paper} />
      <path
        className={styles.lines}
        d={[
          ...Array.from({ length: columns }, (_, index) => `M${index * cell} 0V${height}`),
          ...Array.from({ length: ROAD_ROWS }, (_, index) => `M0 ${index * cell}H${width}`),
        ].join('')}
      />
      {children(shift)}
    </svg>
  );
}
