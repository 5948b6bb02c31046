import { baccaratTotal } from '@marquee/contract/fairness/baccarat';
import type { InstantOutcome } from '@marquee/contract/fairness/instant-games';
import { diceTotal } from '@marquee/contract/fairness/sic-bo';
import type { InstantName } from '../app/game-name';
import type { GameFormat } from '../app/use-format';

/** The outcome of a round under the name of its game. */
export type NamedOutcome<Name extends InstantName = InstantName> = {
  readonly [Each in Name]: { readonly game: Each; readonly outcome: InstantOutcome<Uppercase<Each>> };
}[Name];

/** The outcome of a round in the shortest form. */
export function outcomeText({ game, outcome }: NamedOutcome, format: GameFormat): string {
  switch (game) {
    case 'dice':
      return format.hundredths(outcome.roll);
    case 'limbo':
      return format.multiplier(outcome.reached);
    case 'plinko':
      return format.number(outcome.bin + 1);
    case 'wheel':
      return format.number(outcome.segment + 1);
    case 'keno':
      return outcome.drawn
        .toSorted((a, b) => a - b)
        .map(format.number)
        .join(' · ');
    case 'baccarat':
      return `${format.number(baccaratTotal(outcome.player))} : ${format.number(baccaratTotal(outcome.banker))}`;
    case 'sicbo':
      return format.number(diceTotal(outcome.dice));
  }
}
