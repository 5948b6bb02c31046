import { type Card, rankOf, suitOf } from '../../src/kinds/pvp/cards';
import { usePlay } from '../frame/play-context';
import styles from './playing-card.module.css';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
/** Clubs, diamonds, hearts, spades, each in a square of 24. */
const SUITS = [
  'M12 2.5a4.6 4.6 0 0 0-4.1 6.7A4.6 4.6 0 1 0 10.9 16L9.6 21.5h4.8L13.1 16a4.6 4.6 0 1 0 3-6.8A4.6 4.6 0 0 0 12 2.5Z',
  'M12 1.8 20 12l-8 10.2L4 12Z',
  'M12 21.5C4 15.5 2 11.5 2 8.2A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.2c0 3.3-2 7.3-10 13.3Z',
  'M12 2C16 7 21.5 9.5 21.5 14a4.6 4.6 0 0 1-8.4 2.6L14.4 22H9.6l1.3-5.4A4.6 4.6 0 0 1 2.5 14C2.5 9.5 8 7 12 2Z',
] as const;
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** A card face up, or face down for null. */
export function PlayingCard({ card }: { readonly card: Card | null }) {
  const { t } = usePlay();
  if (card === null) return <span className={styles.card} data-back="true" role="img" aria-label={t('card.hidden')} />;
  const [rank, suit] = [RANKS[rankOf(card)] ?? '', suitOf(card)];
  const name = t('card.name', { rank, suit: t(`card.${SUIT_NAMES[suit] ?? 'clubs'}`) });
  return (
    <span className={styles.card} data-red={suit === 1 || suit === 2} role="img" aria-label={name}>
      <b>{rank}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SUITS[suit]} />
      </svg>
    </span>
  );
}
