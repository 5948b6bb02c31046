import type { BaccaratDeal } from '@marquee/contract/fairness/baccarat';

/** Time between two cards. */
export const CARD_MS = 520;
/** All six cards, and time to see them. */
export const DEAL_MS = CARD_MS * 6 + 500;

export interface Step {
  readonly hand: 'player' | 'banker';
  readonly place: number;
  readonly card: number;
}

/** The cards of a deal in the order in which they leave the shoe. */
export function dealSteps({ player, banker }: BaccaratDeal): readonly Step[] {
  return [0, 1, 2].flatMap((place) =>
    (['player', 'banker'] as const).flatMap((hand) => {
      const card = (hand === 'player' ? player : banker)[place];
      return card === undefined ? [] : [{ hand, place, card }];
    }),
  );
}

/** The cards on the table after a number of steps. */
export function handsAfter(deal: BaccaratDeal, steps: number): Pick<BaccaratDeal, 'player' | 'banker'> {
  const cards = (hand: Step['hand']) =>
    dealSteps(deal)
      .slice(0, steps)
      .filter((step) => step.hand === hand)
      .map(({ card }) => card);
  return { player: cards('player'), banker: cards('banker') };
}
