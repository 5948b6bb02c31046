import { rankOf, suitOf } from '@marquee/contract/fairness/cards';
import { useCallback } from 'react';
import { useText } from '../app/use-text';

/** What a card is called: `queen of hearts`; null lies face down. */
export function useCardName(): (card: number | null) => string {
  const t = useText();
  return useCallback(
    (card) =>
      card === null
        ? t('cards.faceDown')
        : t('cards.name', { rank: t(`cards.rank.${rankOf(card)}`), suit: t(`cards.suit.${suitOf(card)}`) }),
    [t],
  );
}
