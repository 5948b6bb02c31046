import type { BaccaratDeal } from '@marquee/contract/fairness/baccarat';
import type { SicBoOutcome } from '@marquee/contract/fairness/sic-bo';
import { PlayingCard } from '../cards/playing-card';
import { useCardName } from '../cards/use-card-name';
import { useText } from '../app/use-text';
import { DieFace } from '../sic-bo/die-face';
import styles from './verified-table.module.css';

/** The cards of a round of hi-lo, as they were dealt. */
export function VerifiedHiLo({ cards }: { readonly cards: readonly number[] }) {
  const t = useText();
  return (
    <figure className={styles.figure}>
      <figcaption>{t('verify.outcome.hilo')}</figcaption>
      <Cards cards={cards} />
    </figure>
  );
}

/** Both hands of a round of baccarat. */
export function VerifiedDeal({ deal }: { readonly deal: BaccaratDeal }) {
  const t = useText();
  const nameOf = useCardName();
  return (
    <span className={styles.hands}>
      {(['player', 'banker'] as const).map((hand) => (
        <span
          key={hand}
          role="group"
          aria-label={t(`verify.side.${hand}`, { cards: deal[hand].map(nameOf).join(', ') })}
        >
          <Cards cards={deal[hand]} />
        </span>
      ))}
    </span>
  );
}

/** The dice of a round of sic bo. */
export function VerifiedThrow({ dice }: SicBoOutcome) {
  return (
    <span className={styles.dice} role="img" aria-label={dice.join(' ')}>
      {dice.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three dice that never change places
        <DieFace key={place} face={face} />
      ))}
    </span>
  );
}

function Cards({ cards }: { readonly cards: readonly number[] }) {
  return (
    <span className={styles.cards}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may come twice; its place never changes
        <PlayingCard key={place} card={card} className={styles.card} />
      ))}
    </span>
  );
}
