import { rankOf, suitOf } from '@marquee/contract/fairness/cards';
import { useCallback } from 'react';
import { useText } from '../app/use-text';

/** The name of a card, such as `queen of hearts`; null is face down. */
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
