import { rankOf, suitOf } from '@marquee/contract/fairness/cards';
import { useMessages } from '@marquee/kit';
import { RANK_MARKS, SUIT_SHAPES } from '@marquee/ui/cards';
import styles from './mini-card.module.css';

/** A card as small as a word: its rank over its suit. */
export function MiniCard({ card }: { readonly card: number }) {
  const t = useMessages('member');
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const mark = RANK_MARKS[rank - 1] ?? '';
  return (
    <span className={styles.card} data-suit={suit} role="img" aria-label={`${mark} ${t(`round.suits.${suit}`)}`}>
      <b aria-hidden="true">{mark}</b>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={SUIT_SHAPES[suit]} fill="currentColor" />
      </svg>
    </span>
  );
}
