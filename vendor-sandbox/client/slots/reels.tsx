import { useEffect, useMemo, useState } from 'react';
import type { SpinWin } from '../../src/game-lists/slots/evaluate';
import { usePlay } from '../frame/play-context';
import styles from './reels.module.css';
import type { Spin } from '../../src/kinds/slots/round';
import { suspenseReels } from './pace';
import { JACKPOT, REELS, type SlotGame, symbolUrl } from './slot-game';
import { WinLines } from './win-lines';
import { winTierOf } from './win-tier';

interface ReelsProps {
  readonly game: SlotGame;
  readonly spin: Spin | null;
  readonly stake: number;
  /** How many reels, from the left, have started to turn, and how many of them have stopped. */
  readonly started: number;
  readonly stopped: number;
  readonly turbo: boolean;
}

/** Symbols that run past while a reel turns: the strip repeats after a period, so that its loop has no jump. */
const PERIOD = 6;
const STEP_MS = 700;
const TOGETHER_MS = 1_600;

/** Five reels that start and stop one after another, and show what pays: win by win, then all together. */
export function Reels({ game, spin, stake, started, stopped, turbo }: ReelsProps) {
  const { t, session, format } = usePlay();
  const isStill = stopped === REELS;
  const wins = useVisibleWins(isStill ? spin : null);
  const tier = winTierOf(spin?.won ?? 0, stake);
  const litCells = wins && new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)));
  const url = (symbol: number) => symbolUrl(session.vendor, session.gameCode, symbol);
  const amountOf = useMemo(() => amountsOf(game, spin, stake), [game, spin, stake]);
  const suspense = useMemo(() => suspenseReels(spin?.grid ?? []), [spin]);
  const runningStrip = useMemo(() => runningStrips(game.rows), [game.rows]);
  const stripOf = (reel: number) => spin?.grid[reel] ?? firstColumn(game, reel);
  return (
    <div
      className={styles.reels}
      role="img"
      aria-label={t('grid', { won: format.money(isStill ? (spin?.won ?? 0) : 0) })}
      data-rows={game.rows}
      data-turbo={turbo}
      data-quiet={tier === 'quiet'}
      data-testid="reels"
    >
      {runningStrip.map((running, reel) => {
        const isTurning = reel < started && reel >= stopped;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
            key={reel}
            className={styles.reel}
            data-turning={isTurning}
            data-suspense={isTurning && reel === stopped && stopped > 0 && suspense[reel] === true && !turbo}
          >
            <div key={String(isTurning)} className={styles.strip}>
              {(isTurning ? running : stripOf(reel)).map((symbol, row) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  key={row}
                  className={styles.cell}
                  data-lit={litCells === null ? undefined : litCells.has(`${reel} ${row}`)}
                >
                  <img src={url(symbol)} alt="" draggable={false} />
                </div>
              ))}
            </div>
          </div>
        );
      })}
      {wins && <WinLines game={game} wins={wins} amountOf={tier === 'quiet' ? null : amountOf} />}
    </div>
  );
}

const runningStrips = (rows: number): number[][] =>
  Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: PERIOD + rows }, (_cell, at) => ((at % PERIOD) * 4 + reel * 3) % 9),
  );

/** What a win pays: its hundredths of a coin, at the stake and the multiplier of the spin. */
const amountsOf =
  (game: SlotGame, spin: Spin | null, stake: number) =>
  ({ pay }: SpinWin): number =>
    Math.floor((pay * stake * (spin?.multiplier ?? 1)) / (100 * game.coins));

/** Before the first spin: a few of each. */
const firstColumn = (game: SlotGame, reel: number): number[] =>
  Array.from({ length: game.rows }, (_, row) =>
    row === 1 && game.jackpot !== null && reel === 2
      ? JACKPOT
      : ([8, 5, 9, 10, 7, 6, 0, 2][(reel * 3 + row * 2) % 8] ?? 0),
  );

/** The wins on show: one after another, then all together, again and again. Null: nothing pays. */
function useVisibleWins(spin: Spin | null): readonly SpinWin[] | null {
  const [step, setStep] = useState(0);
  const count = spin?.wins.length ?? 0;
  useEffect(() => {
    if (spin === null || count < 2) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = (current: number) => {
      timer = setTimeout(
        () => {
          const following = (current + 1) % (count + 1);
          setStep(following);
          next(following);
        },
        current === count ? TOGETHER_MS : STEP_MS,
      );
    };
    next(0);
    return () => {
      clearTimeout(timer);
      setStep(0);
    };
  }, [spin, count]);
  const all = spin?.wins;
  return useMemo(() => {
    if (!all || all.length === 0) return null;
    return all.length === 1 || step >= all.length ? all : all.slice(step, step + 1);
  }, [all, step]);
}
