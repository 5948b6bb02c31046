import { type Card, type Suit, rankOf, suitOf } from '../../../src/kinds/live/rules/card';
import { SUIT_SHAPES } from '../../frame/suit-shapes';
import styles from './playing-card.module.css';

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';
const rankText = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));

interface PlayingCardProps {
  readonly card: Card;
  /** `10 ♥` in words, for who cannot see it. */
  readonly label: string;
  readonly small?: boolean;
}

/** A card's face. */
export function PlayingCard({ card, label, small = false }: PlayingCardProps) {
  const suit = suitOf(card);
  const shape = SUIT_SHAPES[suit];
  return (
    <svg
      viewBox="0 0 70 98"
      className={styles.card}
      data-small={small}
      data-red={isRed(suit)}
      role="img"
      aria-label={label}
    >
      <rect x="0.8" y="0.8" width="68.4" height="96.4" rx="7" className={styles.paper} />
      <Corner rank={rankText(card)} shape={shape} />
      <g transform="rotate(180 35 49)">
        <Corner rank={rankText(card)} shape={shape} />
      </g>
      <g transform="translate(19 33) scale(1.6)">
        <path d={shape} />
      </g>
    </svg>
  );
}

function Corner({ rank, shape }: { readonly rank: string; readonly shape: string }) {
  return (
    <>
      <text x="12.5" y="23" textAnchor="middle" className={styles.rank} data-long={rank.length > 1}>
        {rank}
      </text>
      <g transform="translate(6.5 28) scale(0.6)">
        <path d={shape} />
      </g>
    </>
  );
}

/** The back that all cards share. */
export function CardBack() {
  return (
    <svg viewBox="0 0 70 98" className={styles.card} aria-hidden="true">
      <rect x="0.8" y="0.8" width="68.4" height="96.4" rx="7" className={styles.paper} />
      <rect x="5" y="5" width="60" height="88" rx="4" className={styles.back} />
      <path d="M35 14 56 49 35 84 14 49Z" className={styles.backLine} />
      <path d="M35 27 48 49 35 71 22 49Z" className={styles.backLine} />
    </svg>
  );
}
