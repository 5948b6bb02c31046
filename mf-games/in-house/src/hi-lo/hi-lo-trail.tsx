import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { useEffect, useRef } from 'react';
import { PlayingCard } from '../cards/playing-card';
import { useText } from '../app/use-text';
import { isOpen, isOver } from './hi-lo-controls';
import { ChevronsRight, GuessArrow } from './hi-lo-icons';
import styles from './hi-lo-trail.module.css';

/** The cards of the round, with the guess before each. */
export function HiLoTrail({ round }: { readonly round: HiLoRound | null }) {
  const t = useText();
  const listRef = useRef<HTMLOListElement>(null);
  const { cards, moves } = isOpen(round) || isOver(round) ? round : { cards: [], moves: [] };

  useEffect(() => {
    const list = listRef.current;
    // Scrolls to the newest card, which is on the left in right-to-left languages.
    if (list && cards.length > 0)
      list.scrollLeft = getComputedStyle(list).direction === 'rtl' ? -list.scrollWidth : list.scrollWidth;
  }, [cards.length]);

  return (
    <ol ref={listRef} className={styles.trail} aria-label={t('hilo.trail')}>
      {cards.map((card, index) => {
        const move = moves[index - 1];
        const isWrong = round?.state === 'lost' && index === cards.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a round never change places
          <li key={index} className={styles.step} data-wrong={isWrong || undefined}>
            {move && (
              <span className={styles.move} data-move={move} role="img" aria-label={t(`hilo.guessed.${move}`)}>
                {move === 'skip' ? <ChevronsRight /> : <GuessArrow down={move === 'low'} />}
              </span>
            )}
            <PlayingCard card={card} className={styles.card} />
          </li>
        );
      })}
    </ol>
  );
}
