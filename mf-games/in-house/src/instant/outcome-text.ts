import { type BaccaratDeal, baccaratTotal } from '@marquee/contract/fairness/baccarat';
import { diceTotal, type SicBoOutcome } from '@marquee/contract/fairness/sic-bo';
import type { InstantName } from '../app/game-name';
import type { GameFormat } from '../app/use-format';

interface Told {
  readonly game: InstantName;
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** What happened in a round, as short as it can be said. */
export function outcomeText({ game, outcome }: Told, format: GameFormat): string {
  switch (game) {
    case 'dice':
      return format.hundredths(Number(outcome.roll));
    case 'limbo':
      return format.multiplier(Number(outcome.reached));
    case 'plinko':
      return format.number(Number(outcome.bin) + 1);
    case 'wheel':
      return format.number(Number(outcome.segment) + 1);
    case 'keno':
      return (outcome.drawn as readonly number[])
        .toSorted((a, b) => a - b)
        .map(format.number)
        .join(' · ');
    case 'baccarat': {
      const { player, banker } = outcome as unknown as BaccaratDeal;
      return `${format.number(baccaratTotal(player))} : ${format.number(baccaratTotal(banker))}`;
    }
    case 'sicbo':
      return format.number(diceTotal((outcome as unknown as SicBoOutcome).dice));
  }
}
