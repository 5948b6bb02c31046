import { useEffect } from 'react';
import { usePlay } from '../frame/play-context';
import { StakeField } from '../frame/stake-field';
import { FreeBetsNote } from './free-bets-note';
import { Gamble } from './gamble';
import { Reels } from './reels';
import type { SlotGame } from './slot-game';
import styles from './slots-table.module.css';
import { useSlots } from './use-slots';

/** The reels, what they paid, and the player's controls. */
export function SlotsTable({ game }: { readonly game: SlotGame }) {
  const { t, format } = usePlay();
  const { phase, round, visibleSpin, stake, freeBet, turbo, lastWin, spin, gamble, collect, change } = useSlots(game);
  const main = phase === 'idle' ? spin : phase === 'decide' ? collect : null;
  useMainKey(main);
  const won = phase === 'idle' ? lastWin : phase === 'spinning' ? null : (round?.won ?? null);
  const facts = [
    t('facts.return', { percent: format.percent(game.returnBp) }),
    game.lines ? t('facts.lines', { count: format.number(game.lines.length) }) : t('facts.ways'),
    t('facts.stake', { from: format.amount(game.stakes[0] ?? 0), to: format.amount(game.stakes.at(-1) ?? 0) }),
  ];
  return (
    <div className={styles.table}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <div className={styles.stage}>
        {game.jackpot !== null && (
          <p className={styles.jackpot}>{t('jackpot', { amount: format.money(game.jackpot * stake) })}</p>
        )}
        <Reels game={game} spin={visibleSpin} isSpinning={phase === 'spinning'} turbo={turbo} />
      </div>
      <div className={styles.message} role="status" data-testid="result">
        {round && phase !== 'idle' && (round.freeLeft > 0 || round.spins.length > 1) ? (
          <span className={styles.free}>
            {t('free.left', { count: format.number(round.freeLeft), times: format.number(game.multiplier) })}
          </span>
        ) : null}
        {won !== null && <b>{won > 0 ? t('won', { amount: format.money(won) }) : t('nothing')}</b>}
        {won === null && phase === 'idle' && !freeBet && <span>{t('ready')}</span>}
      </div>
      {freeBet && <FreeBetsNote freeBets={freeBet} />}
      {phase === 'decide' && round ? <Gamble round={round} onPick={gamble} /> : null}
      <div className={styles.controls}>
        <StakeField
          steps={game.stakes}
          stake={stake}
          disabled={phase !== 'idle' || freeBet !== undefined}
          onChange={(next) => change({ stake: next })}
        />
        <button type="button" className={styles.main} disabled={!main} onClick={() => main?.()} data-testid="main">
          {phase === 'decide'
            ? t('collect')
            : phase === 'free' || (round?.freeLeft ?? 0) > 0
              ? t('free.running')
              : freeBet
                ? t('freeBets.spin')
                : t('spin')}
        </button>
        <button type="button" className={styles.turbo} aria-pressed={turbo} onClick={() => change({ turbo: !turbo })}>
          {t('turbo')}
        </button>
      </div>
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
