import { type ReactNode, useState } from 'react';
import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import {
  DERIVED_ROADS,
  type DerivedRoad,
  nextMarks,
  patternOf,
  type RoadRound,
  type Side,
} from '../../../src/kinds/live/rules/roads';
import { roadRoundOf } from '../../../src/kinds/live/rules/summary';
import { usePlay } from '../../frame/play-context';
import { BeadPlate, BigRoad, DerivedMarkShape, DerivedRoadGrid } from './road-grids';
import styles from './roads.module.css';

interface RoadsProps {
  readonly game: 'baccarat' | 'dragonTiger' | 'sicBo';
  readonly history: readonly Outcome[];
}

type Winner = Exclude<Side, 'tie'>;
const ROADS = Object.keys(DERIVED_ROADS) as DerivedRoad[];

/** How the shoe has run: bead plate, big road and the three roads derived from it, the newest columns; and what either win would add. */
export function Roads({ game, history }: RoadsProps) {
  const { t } = usePlay();
  const [query, setQuery] = useState<Winner | null>(null);
  const rounds = history.flatMap((entry) => (entry.game === 'roulette' ? [] : [roadRoundOf(entry)]));
  const shown = query ? [...rounds, { side: query }] : rounds;
  const isGuess = query !== null;
  const columns = game === 'sicBo' ? 34 : 36;
  return (
    <section className={styles.roads} data-game={game} aria-label={t('side.roads')}>
      <Counts game={game} rounds={rounds} />
      <Pattern game={game} rounds={rounds} />
      <div className={styles.papers}>
        <Paper name={t('roads.names.beadPlate')}>
          <BeadPlate rounds={shown} letterOf={(side) => t(`roads.${game}.letters.${side}`)} isGuess={isGuess} />
        </Paper>
        <Paper name={t('roads.names.bigRoad')}>
          <BigRoad rounds={shown} isGuess={isGuess} />
        </Paper>
        {ROADS.map((road) => (
          <Paper key={road} name={t(`roads.names.${road}`)} road={road}>
            <DerivedRoadGrid
              road={road}
              rounds={shown}
              columns={road === 'bigEyeBoy' ? columns : columns / 2}
              isGuess={isGuess && nextMarks(rounds, query)[road] !== null}
            />
          </Paper>
        ))}
      </div>
      <div className={styles.queries}>
        {(['one', 'two'] as const).map((side) => {
          const marks = nextMarks(rounds, side);
          const name = t(`roads.${game}.${side}`);
          const colourOf = (road: DerivedRoad) => t(`roads.colours.${marks[road] ?? 'none'}`);
          const values = {
            side: name,
            bigEyeBoy: colourOf('bigEyeBoy'),
            smallRoad: colourOf('smallRoad'),
            cockroachPig: colourOf('cockroachPig'),
          };
          return (
            <button
              key={side}
              type="button"
              data-side={side}
              aria-pressed={query === side}
              aria-label={`${t('roads.ask', { side: name })} ${t('roads.askLabel', values)}`}
              title={t('roads.askHint', { side: name })}
              onClick={() => setQuery((now) => (now === side ? null : side))}
            >
              <b>{t('roads.ask', { side: name })}</b>
              {ROADS.map((road) => (
                <svg key={road} viewBox="0 0 10 10" aria-hidden="true">
                  {marks[road] && <DerivedMarkShape road={road} colour={marks[road]} />}
                </svg>
              ))}
            </button>
          );
        })}
      </div>
      <p className={styles.note}>{t('roads.note', { count: rounds.length })}</p>
    </section>
  );
}

function Paper(props: { readonly name: string; readonly road?: DerivedRoad; readonly children: ReactNode }) {
  return (
    <figure className={styles.paperOf} data-road={props.road}>
      <figcaption>{props.name}</figcaption>
      {props.children}
    </figure>
  );
}

interface ShoeProps {
  readonly game: RoadsProps['game'];
  readonly rounds: readonly RoadRound[];
}

/** How often each side won, in numbers and as parts of a bar. */
function Counts({ game, rounds }: ShoeProps) {
  const { t, format } = usePlay();
  const sides: readonly Side[] = ['one', 'tie', 'two'];
  return (
    <ul className={styles.counts}>
      {sides.map((side) => {
        const count = rounds.filter((round) => round.side === side).length;
        return (
          <li key={side} data-side={side} style={{ flexGrow: Math.max(count, rounds.length / 5) }}>
            <span>{t(`roads.${game}.${side}`)}</span>
            <b>{format.number(count)}</b>
            <small>{format.share(rounds.length === 0 ? 0 : count / rounds.length)}</small>
          </li>
        );
      })}
    </ul>
  );
}

function Pattern({ game, rounds }: ShoeProps) {
  const { t, format } = usePlay();
  const pattern = patternOf(rounds);
  if (!pattern) return null;
  const side = pattern.side ? t(`roads.${game}.${pattern.side}`) : '';
  return (
    <p className={styles.pattern} data-side={pattern.side ?? undefined}>
      {t(`roads.patterns.${pattern.name}`, { side, length: format.number(pattern.length) })}
    </p>
  );
}
