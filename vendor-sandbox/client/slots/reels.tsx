import { useEffect, useMemo, useState } from 'react';
import { usePlay } from '../frame/play-context';
import styles from './reels.module.css';
import type { Spin } from '../../src/kinds/slots/round';
import { JACKPOT, REELS, type SlotGame, symbolUrl } from './slot-game';

interface ReelsProps {
  readonly game: SlotGame;
  readonly spin: Spin | null;
  readonly isSpinning: boolean;
  readonly turbo: boolean;
}

/** Symbols that run past while a reel turns. */
const BLUR = 9;
const NEXT_WIN_MS = 1_400;

/** Five reels that turn, stop from the left, and light up what pays: all of it first, then win by win. */
export function Reels({ game, spin, isSpinning, turbo }: ReelsProps) {
  const { t, session, format } = usePlay();
  const litCells = useLitCells(spin, isSpinning);
  const url = (symbol: number) => symbolUrl(session.vendor, session.gameCode, symbol);
  const restingGrid = spin?.grid ?? Array.from({ length: REELS }, (_, reel) => column(game, reel));
  const runningSymbols = useMemo(
    () =>
      Array.from({ length: REELS }, (_, reel) => Array.from({ length: BLUR }, (_cell, at) => (at * 4 + reel * 3) % 9)),
    [],
  );
  return (
    <div
      className={styles.reels}
      role="img"
      aria-label={t('grid', { won: format.money(spin?.won ?? 0) })}
      data-rows={game.rows}
      data-turbo={turbo}
      data-testid="reels"
    >
      {restingGrid.map((symbols, reel) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
        <div key={reel} className={styles.reel} data-turning={isSpinning} data-reel={reel}>
          <div className={styles.strip}>
            {(isSpinning ? (runningSymbols[reel] ?? []) : symbols).map((symbol, row) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                key={`${isSpinning} ${row}`}
                className={styles.cell}
                data-lit={litCells === null ? undefined : litCells.has(`${reel} ${row}`)}
              >
                <img src={url(symbol)} alt="" draggable={false} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Before the first spin: a few of each. */
const column = (game: SlotGame, reel: number): number[] =>
  Array.from({ length: game.rows }, (_, row) =>
    row === 1 && game.jackpot !== null && reel === 2
      ? JACKPOT
      : ([8, 5, 9, 10, 7, 6, 0, 2][(reel * 3 + row * 2) % 8] ?? 0),
  );

/** Null: nothing pays. */
function useLitCells(spin: Spin | null, isSpinning: boolean): ReadonlySet<string> | null {
  const [step, setStep] = useState(0);
  const wins = spin && !isSpinning ? spin.wins : [];
  const count = wins.length;
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => setStep((last) => (last + 1) % (count + 1)), NEXT_WIN_MS);
    return () => {
      clearInterval(timer);
      setStep(0);
    };
  }, [count]);
  if (count === 0) return null;
  const highlighted = step === 0 ? wins : wins.slice(step - 1, step);
  return new Set(highlighted.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)));
}
