import { cx } from '@marquee/ui';
import type { CSSProperties } from 'react';
import { CardBack } from './card-back';
import { CardFace } from './card-face';
import styles from './playing-card.module.css';
import { useCardName } from './use-card-name';

interface PlayingCardProps {
  /** 0 to 51; null lies face down. */
  readonly card: number | null;
  /** Delay of its deal animation; without it the card is shown at once. */
  readonly dealtAfterMs?: number;
  readonly className?: string | undefined;
}

/** A card with its name. A dealt card flies in and turns over. */
export function PlayingCard({ card, dealtAfterMs, className }: PlayingCardProps) {
  const name = useCardName();
  const delay = { '--deal-delay': `${dealtAfterMs ?? 0}ms` } as CSSProperties;
  return (
    <span
      className={cx(styles.card, dealtAfterMs !== undefined && styles.dealt, className)}
      style={delay}
      role="img"
      aria-label={name(card)}
    >
      <span className={styles.turning}>
        <span className={cx(styles.side, styles.back)}>
          <CardBack />
        </span>
        {card !== null && (
          <span className={styles.side}>
            <CardFace card={card} />
          </span>
        )}
      </span>
    </span>
  );
}
