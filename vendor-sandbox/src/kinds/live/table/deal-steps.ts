import type { Card } from '../rules/card';
import type { Outcome } from '../rules/outcome';

export type Hand = 'player' | 'banker' | 'dragon' | 'tiger';

/** One step of dealing. */
export type Step =
  | { readonly kind: 'card'; readonly hand: Hand; readonly card: Card }
  /** The ball runs; it will lie in `number` when it has run `runMs`. */
  | { readonly kind: 'spin'; readonly number: number; readonly runMs: number }
  | { readonly kind: 'shake'; readonly runMs: number }
  | { readonly kind: 'dice'; readonly dice: readonly [number, number, number] };

export interface TimedStep {
  readonly step: Step;
  /** When it is shown, after the one before. */
  readonly afterMs: number;
}

export interface DealTiming {
  readonly cardMs: number;
  /** Before a third card, on which much hangs. */
  readonly thirdCardMs: number;
  readonly spinMs: number;
  readonly shakeMs: number;
}

/** The steps in which an outcome is dealt. */
export function stepsOf(outcome: Outcome, timing: DealTiming): TimedStep[] {
  const { cardMs, thirdCardMs, spinMs, shakeMs } = timing;
  const card = (hand: Hand, dealtCard: Card | undefined, afterMs = cardMs): TimedStep[] =>
    dealtCard ? [{ step: { kind: 'card', hand, card: dealtCard }, afterMs }] : [];
  switch (outcome.game) {
    case 'baccarat': {
      const { player, banker } = outcome;
      return [
        ...card('player', player[0]),
        ...card('banker', banker[0]),
        ...card('player', player[1]),
        ...card('banker', banker[1]),
        ...card('player', player[2], thirdCardMs),
        ...card('banker', banker[2], thirdCardMs),
      ];
    }
    case 'dragonTiger':
      return [...card('dragon', outcome.dragon), ...card('tiger', outcome.tiger, thirdCardMs)];
    case 'roulette':
      return [{ step: { kind: 'spin', number: outcome.number, runMs: spinMs }, afterMs: 0 }];
    case 'sicBo':
      return [
        { step: { kind: 'shake', runMs: shakeMs }, afterMs: 0 },
        { step: { kind: 'dice', dice: outcome.dice }, afterMs: shakeMs },
      ];
  }
}

/** How long the last step is shown before the result. */
export const lastMsOf = (outcome: Outcome, { cardMs, spinMs }: DealTiming): number =>
  outcome.game === 'roulette' ? spinMs + cardMs / 2 : cardMs + cardMs / 2;
