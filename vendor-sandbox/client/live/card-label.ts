import { type Card, rankOf, suitOf } from '../../src/kinds/live/rules/card';
import type { Translate } from '../frame/texts';

/** A card in words. */
export const cardLabel = (t: Translate, card: Card): string =>
  t('cards.name', { rank: rankOf(card) === 'T' ? '10' : rankOf(card), suit: t(`cards.${suitOf(card)}`) });
