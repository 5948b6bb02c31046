import { useEffect, useState } from 'react';
import { usePlay } from '../frame/play-context';
import { AutoDialog } from './auto-dialog';
import { BigWin } from './big-win';
import { FreeBetsNote } from './free-bets-note';
import { Gamble } from './gamble';
import { Reels } from './reels';
import { ResultLine } from './result-line';
import { SlotControls } from './slot-controls';
import { latestWin, type SlotGame } from './slot-game';
import styles from './slots-table.module.css';
import { useAutoSeries } from './use-auto-series';
import { useSlots } from './use-slots';
import { isBig, winTierOf } from './win-tier';

/** The reels, what they paid, and the player's controls. */
export function SlotsTable({ game }: { readonly game: SlotGame }) {
  const { t, format, session } = usePlay();
  const slots = useSlots(game);
  const { phase, round, spin, stake, freeBet, pool, turbo, gamble, collect, skip, isCelebrating } = slots;
  const auto = useAutoSeries({ ...slots, paidStake: freeBet ? 0 : stake });
  const [isPlanning, setIsPlanning] = useState(false);
  const won = round === null ? 0 : latestWin(round);
  const hasHitPool = round?.jackpot !== undefined && round.spins.length === 1;
  const isBigWin = isCelebrating && isBig(winTierOf(won, round?.stake ?? stake));
  const isInSeries = auto.left !== null;
  const main = isInSeries ? auto.stop : phase === 'idle' ? () => slots.play() : phase === 'decide' ? collect : null;
  useMainKey(isBigWin ? skip : main);
  const facts = [
    t('facts.return', { percent: format.percent(game.returnBp) }),
    game.lines ? t('facts.lines', { count: game.lines.length }) : t('facts.ways'),
    t('facts.stake', { from: format.amount(game.stakes[0] ?? 0), to: format.amount(game.stakes.at(-1) ?? 0) }),
  ];
  return (
    <div className={styles.table}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <div className={styles.stage}>
        {pool !== null && (
          <p className={styles.jackpot} data-testid="pool">
            {t('pool.now', { amount: format.money(pool.amount) })}
          </p>
        )}
        {game.jackpot !== null && pool === null && (
          <p className={styles.jackpot}>{t('jackpot', { amount: format.money(game.jackpot * stake) })}</p>
        )}
        <div className={styles.board}>
          <Reels {...slots} game={game} spin={spin} stake={round?.stake ?? stake} />
          {isBigWin && (
            <BigWin
              won={won}
              stake={round?.stake ?? stake}
              name={hasHitPool ? t('pool.won') : null}
              turbo={turbo}
              onSkip={skip}
            />
          )}
        </div>
      </div>
      <ResultLine game={game} slots={slots} ended={isInSeries ? null : auto.ended} />
      {freeBet && <FreeBetsNote freeBets={freeBet} />}
      {phase === 'decide' && round ? <Gamble round={round} onPick={gamble} /> : null}
      <SlotControls
        game={game}
        slots={slots}
        main={main}
        autoLeft={auto.left}
        onPlan={session.autoplay ? () => setIsPlanning(true) : null}
      />
      <AutoDialog open={isPlanning} stake={stake} onClose={() => setIsPlanning(false)} onStart={auto.start} />
    </div>
  );
}

/** Space is the main action wherever the focus is, unless it is on something of its own. */
function useMainKey(main: (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.code !== 'Space' || event.repeat || target?.closest('button, summary, dialog')) return;
      event.preventDefault();
      main?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [main]);
}
