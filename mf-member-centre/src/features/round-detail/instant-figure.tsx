import { useFormat, useMessages } from '@marquee/kit';
import { cx } from '@marquee/ui';
import type { InstantResult } from './instant-result';
import styles from './instant-figure.module.css';
import shared from './result.module.css';

/** How a round of one call ended: its figure, then what was chosen and what it paid. */
export function InstantFigure({ result }: { readonly result: InstantResult }) {
  const t = useMessages('member');
  const { number } = useFormat();
  const times = (factor: number) => `${number(factor, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
  const isWon = (result.paid ?? 0) > 0;
  return (
    <figure className={shared.figure}>
      <Figure result={result} isWon={isWon} times={times} />
      <figcaption>
        <Caption result={result} times={times} />
        {result.paid !== null && ` · ${t('round.instant.paid', { times: times(result.paid) })}`}
      </figcaption>
    </figure>
  );
}

interface PartProps {
  readonly result: InstantResult;
  readonly times: (factor: number) => string;
}

function Figure({ result, isWon, times }: PartProps & { readonly isWon: boolean }) {
  const { number } = useFormat();
  const className = cx(shared.multiplier, isWon ? shared.won : shared.lost);
  switch (result.game) {
    case 'dice':
      return <p className={className}>{number(result.roll, { minimumFractionDigits: 2 })}</p>;
    case 'limbo':
      return <p className={className}>{times(result.reached)}</p>;
    case 'wheel':
      return <p className={className}>{times(result.paid ?? 0)}</p>;
    case 'plinko':
      return <PlinkoPath path={result.path} />;
    case 'keno':
      return <KenoBoard {...result} />;
  }
}

function Caption({ result, times }: PartProps) {
  const t = useMessages('member');
  const { number } = useFormat();
  switch (result.game) {
    case 'dice': {
      const target = number(result.target, { minimumFractionDigits: 2 });
      return t(result.over ? 'round.instant.over' : 'round.instant.under', { target });
    }
    case 'limbo':
      return t('round.instant.target', { times: times(result.target) });
    case 'wheel':
      return t('round.instant.segment', {
        segment: number(result.segment + 1),
        segments: number(result.segments),
        risk: t(`round.instant.risk.${result.risk}`),
      });
    case 'plinko':
      return t('round.instant.bin', {
        bin: number(result.bin + 1),
        bins: number(result.path.length + 1),
        risk: t(`round.instant.risk.${result.risk}`),
      });
    case 'keno':
      return t('round.instant.hits', {
        hits: number(result.picks.filter((pick) => result.drawn.includes(pick)).length),
        picks: number(result.picks.length),
        count: result.picks.length,
        risk: t(`round.instant.risk.${result.risk}`),
      });
  }
}

/** The path of the ball over the pins. */
function PlinkoPath({ path }: { readonly path: readonly number[] }) {
  const rows = path.length;
  const places = [0, ...path.map((_, row) => path.slice(0, row + 1).reduce((sum, step) => sum + step - 0.5, 0))];
  return (
    <svg className={styles.pins} viewBox={`${-rows / 2 - 1} -1 ${rows + 2} ${rows + 2}`} aria-hidden="true">
      {path.flatMap((_, row) =>
        Array.from({ length: row + 1 }, (_unused, pin) => (
          <circle key={`${row} ${pin}`} className={styles.pin} cx={pin - row / 2} cy={row} r={0.12} />
        )),
      )}
      <polyline className={styles.way} points={places.map((x, row) => `${x},${row}`).join(' ')} />
      <circle className={styles.ball} cx={places.at(-1)} cy={rows} r={0.38} />
    </svg>
  );
}

const NUMBERS = Array.from({ length: 40 }, (_, index) => index + 1);

function KenoBoard({ picks, drawn }: Extract<InstantResult, { game: 'keno' }>) {
  const { number } = useFormat();
  return (
    <ol className={styles.board}>
      {NUMBERS.map((entry) => (
        <li
          key={entry}
          data-picked={picks.includes(entry) || undefined}
          data-drawn={drawn.includes(entry) || undefined}
        >
          {number(entry)}
        </li>
      ))}
    </ol>
  );
}
