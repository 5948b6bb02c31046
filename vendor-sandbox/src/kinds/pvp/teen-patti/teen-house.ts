import type { Card, Draw } from '../cards';
import type { TeenAction, TeenChoices } from './teen-choices';
import { shareBelow, teenValueOf } from './teen-rank';

/** What a house player sees: its own cards once seen, and the open table. */
export interface TeenHouseView {
  /** Null: not looked at. */
  readonly cards: readonly Card[] | null;
  readonly choices: TeenChoices;
  /** How many others are left. */
  readonly others: number;
  /** The pot, in boots. */
  readonly potBoots: number;
}

/** How a house player acts: by how often its hand is the best, with some chance in it so that it cannot be read. */
export function teenHouseAction({ cards, choices, others, potBoots }: TeenHouseView, draw: Draw): TeenAction {
  if (!cards) return blindAction(choices, potBoots, draw);
  const chance = shareBelow(teenValueOf(cards)) ** others + (draw(21) - 10) / 100;
  if (choices.isAsked) return chance > 0.3 ? 'accept' : 'refuse';
  if (choices.show !== null && (chance < 0.8 || potBoots > 60)) return chance > 0.3 ? 'show' : 'fold';
  if (choices.raise !== null && chance > 0.86) return 'raise';
  if (choices.sideShow !== null && chance > 0.2 && chance < 0.6) return 'sideShow';
  return chance > (potBoots > 40 ? 0.32 : 0.18) ? 'chaal' : 'fold';
}

/** The larger the pot, the sooner it looks. */
function blindAction(choices: TeenChoices, potBoots: number, draw: Draw): TeenAction {
  if (choices.isAsked) return 'refuse';
  if (draw(100) < 30 + 3 * potBoots) return 'see';
  return choices.raise !== null && draw(100) < 15 ? 'raise' : 'chaal';
}
