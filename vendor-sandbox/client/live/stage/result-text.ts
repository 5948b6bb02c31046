import { baccaratWinner, handTotal } from '../../../src/kinds/live/rules/baccarat';
import { dragonTigerWinner } from '../../../src/kinds/live/rules/dragon-tiger';
import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { colourOf } from '../../../src/kinds/live/rules/roulette';
import type { Formats } from '../../frame/formats';
import type { Translate } from '../../frame/texts';

/** The result in a sentence, as a dealer calls it. */
export function resultText(
  { t, format }: { readonly t: Translate; readonly format: Formats },
  outcome: Outcome,
): string {
  const { number } = format;
  switch (outcome.game) {
    case 'baccarat': {
      const [player, banker] = [number(handTotal(outcome.player)), number(handTotal(outcome.banker))];
      return t(`results.${baccaratWinner(outcome)}`, { player, banker });
    }
    case 'dragonTiger':
      return t(`results.${dragonTigerWinner(outcome) === 'tie' ? 'evenCards' : dragonTigerWinner(outcome)}`);
    case 'roulette':
      return t(`results.${colourOf(outcome.number)}`, { number: number(outcome.number) });
    case 'sicBo': {
      const [a, b, c] = outcome.dice;
      const call = a === b && b === c ? 'triple' : a + b + c > 10 ? 'big' : 'small';
      return t(`results.${call}`, { total: number(a + b + c) });
    }
  }
}
