import { type Card, rankOf, suitOf } from '../../src/kinds/pvp/cards';
import { usePlay } from '../frame/play-context';
import { SUIT_SHAPES } from '../frame/suit-shapes';
import styles from './playing-card.module.css';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
/** In the order of `suitOf`. */
const SUITS = [SUIT_SHAPES.C, SUIT_SHAPES.D, SUIT_SHAPES.H, SUIT_SHAPES.S] as const;
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
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SUITS[suit]} />
      </svg>
    </span>
  );
}
