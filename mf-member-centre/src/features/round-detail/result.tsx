import { useFormat, useMessages } from '@marquee/kit';
import { cx } from '@marquee/ui';
import { Bomb, Gem } from '@marquee/ui/icons';
import { InstantFigure } from './instant-figure';
import styles from './result.module.css';
import type { RoundResult } from './round-result';
import { TableRound } from './table-round';

/** How the round ended, drawn as the game would. */
export function Result({ result }: { readonly result: RoundResult }) {
  switch (result.game) {
    case 'mines':
      return <MinesField {...result} />;
    case 'crash':
      return <CrashLine {...result} />;
    case 'dice':
    case 'limbo':
    case 'plinko':
    case 'wheel':
    case 'keno':
      return <InstantFigure result={result} />;
    case 'hilo':
    case 'baccarat':
    case 'sicbo':
      return <TableRound result={result} />;
    case 'other':
      return (
        <dl className={styles.facts}>
          {result.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
  }
}

const CELLS = 25;

function MinesField({ mines, picks, minePositions }: Extract<RoundResult, { game: 'mines' }>) {
  const t = useMessages('member');
  const { number } = useFormat();
  const hit = picks.some((cell) => minePositions.includes(cell));
  const summary = t(hit ? 'round.minesHit' : 'round.minesSafe', {
    count: picks.length,
    picks: number(picks.length),
    mines: number(mines),
  });
  return (
    <figure className={styles.figure}>
      <div className={styles.field} role="img" aria-label={summary}>
        {Array.from({ length: CELLS }, (_, cell) => {
          const isMine = minePositions.includes(cell);
          const isPick = picks.includes(cell);
          return (
            <span key={cell} className={cx(styles.cell, isMine && styles.mine, isPick && styles.pick)}>
              {isMine && <Bomb aria-hidden="true" />}
              {isPick && !isMine && <Gem aria-hidden="true" />}
            </span>
          );
        })}
      </div>
      <figcaption>{summary}</figcaption>
    </figure>
  );
}

function CrashLine({ cashedOut, crashedAt, autoCashOut }: Extract<RoundResult, { game: 'crash' }>) {
  const t = useMessages('member');
  const { number } = useFormat();
  const times = (multiplier: number) => `${number(multiplier, { minimumFractionDigits: 2 })}×`;
  return (
    <figure className={styles.figure}>
      <p className={cx(styles.multiplier, cashedOut === null ? styles.lost : styles.won)}>
        {cashedOut !== null ? times(cashedOut) : crashedAt !== null ? times(crashedAt) : '–'}
      </p>
      <figcaption>
        {t(cashedOut === null ? 'round.crashed' : 'round.cashedOut')}
        {autoCashOut !== null && ` · ${t('round.auto', { at: times(autoCashOut) })}`}
      </figcaption>
    </figure>
  );
}
