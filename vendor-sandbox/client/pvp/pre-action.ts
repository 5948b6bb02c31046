import type { Action } from '../../src/kinds/pvp/card-game';
import type { TableView } from '../../src/kinds/pvp/pvp-messages';

/** What a player decides before the turn comes. */
export type PreAction = 'checkFold' | 'check' | 'pack';

export interface Decision {
  readonly preAction: PreAction;
  readonly hand: number;
  /** The highest bet when it was made. */
  readonly price: number;
}

const OFFERS = { holdem: ['checkFold', 'check'], teenpatti: ['pack'] } as const;

const priceOf = ({ chairs }: TableView): number => Math.max(0, ...chairs.map((chair) => chair?.put ?? 0));

/** What may be decided ahead: nothing on the own turn, after folding, or once the hand is over. */
export function preActionsOf({ game, you, chairs, toAct, isOver }: TableView): readonly PreAction[] {
  const chair = chairs[you];
  const isWaiting = chair?.inHand === true && !chair.folded && chair.stack > 0 && !isOver && toAct !== null;
  return isWaiting && toAct !== you ? OFFERS[game] : [];
}

export const decisionOf = (preAction: PreAction, table: TableView): Decision => ({
  preAction,
  hand: table.hand,
  price: priceOf(table),
});

/** Whether a decision still holds: in its hand, and a mere check only as long as nobody has bet more. */
export const isValid = ({ preAction, hand, price }: Decision, table: TableView): boolean =>
  hand === table.hand && (preAction !== 'check' || priceOf(table) <= price);

/** What a decision made ahead comes to on the turn; null: the player is to decide, since it does not fit. */
export function actionOf(preAction: PreAction, { felt }: Pick<TableView, 'felt'>): Action | null {
  if (!felt?.choices) return null;
  if (felt.game === 'teenpatti') return preAction === 'pack' ? 'fold' : null;
  if (felt.choices.canCheck) return preAction === 'pack' ? null : 'check';
  return preAction === 'checkFold' ? 'fold' : null;
}
