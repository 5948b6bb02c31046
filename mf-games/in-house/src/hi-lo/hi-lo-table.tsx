import { cx } from '@marquee/ui';
import { ChevronsRight } from './hi-lo-icons';
import { PlayingCard } from '../cards/playing-card';
import { useFormat } from '../app/use-format';
import { useGame } from '../app/game-context';
import { useText } from '../app/use-text';
import { GuessButton } from './guess-button';
import { canSkip, isOpen, offersOf, openCardOf } from './hi-lo-controls';
import styles from './hi-lo-table.module.css';
import type { HiLoPlay } from './use-hi-lo';

/** The pack, the open card and the possible guesses. */
export function HiLoTable({ play }: { readonly play: HiLoPlay }) {
  const t = useText();
  const { round, pending, move } = play;
  const card = openCardOf(round);
  const open = isOpen(round) ? round : null;
  return (
    <div className={styles.table}>
      <div className={styles.cards}>
        <span className={styles.pack} aria-hidden="true">
          <PlayingCard card={null} />
          <PlayingCard card={null} />
          <PlayingCard card={null} />
        </span>
        <span className={cx(styles.place, round?.state === 'lost' && pending === null && styles.lost)}>
          {card === null || pending === 'start' ? (
            <span className={styles.empty}>{t('hilo.empty')}</span>
          ) : (
            <PlayingCard key={`${round?.roundId} ${round?.cards.length}`} card={card} dealtAfterMs={0} />
          )}
          {round?.state === 'won' && pending === null && <Won play={play} />}
        </span>
      </div>
      <div className={styles.moves} role="group" aria-label={t('hilo.moves')}>
        {(['high', 'low'] as const).map((guess) => (
          <GuessButton
            key={guess}
            guess={guess}
            offer={open && offersOf(open).find((offer) => offer.guess === guess)}
            disabled={pending !== null}
            onGuess={() => move(guess)}
          />
        ))}
        <button
          type="button"
          className={styles.skip}
          disabled={!canSkip(round) || pending !== null}
          onClick={() => move('skip')}
        >
          <ChevronsRight />
          {t('hilo.skip')}
        </button>
      </div>
    </div>
  );
}

function Won({ play: { round } }: { readonly play: HiLoPlay }) {
  const format = useFormat();
  const { session } = useGame();
  if (!round) return null;
  return (
    <p className={styles.won} aria-hidden="true">
      <strong>{format.multiplier(round.multiplierHundredths)}</strong>
      <bdi>{format.money(round.payout, session.currencySymbol)}</bdi>
    </p>
  );
}
