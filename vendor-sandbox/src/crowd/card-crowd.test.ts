import { seededRandom } from '@marquee/contract/seeded-random';
import { expect, it } from 'vitest';
import type { Felt } from '../kinds/pvp/card-game';
import { shuffleDeck } from '../kinds/pvp/cards';
import { holdEm } from '../kinds/pvp/hold-em/hold-em-game';
import { teenPatti } from '../kinds/pvp/teen-patti/teen-patti-game';
import { cardAction } from './card-crowd';

const random = seededRandom('card crowd');
const UNIT = 20_000;

it.each([holdEm, teenPatti])('plays hands of $code to their end by actions that the game allows', (game) => {
  const done = new Set<string>();
  for (let round = 0; round < 60; round += 1) {
    const seated = [0, 2, 4].map((seat) => ({ seat, stack: game.houseUnits * UNIT }));
    let hand = game.deal(
      seated,
      0,
      shuffleDeck((below) => random.int(0, below - 1)),
      UNIT,
    );
    for (let turn = 0; hand.toAct !== null; turn += 1) {
      expect(turn).toBeLessThan(300);
      const action = cardAction(hand.feltOf(hand.toAct));
      if (!action) throw new Error('a turn without a decision');
      expect(hand.refusal(hand.toAct, action), action).toBeNull();
      done.add(action);
      hand = hand.act(hand.toAct, action);
    }
    expect(hand.settled).not.toBeNull();
  }
  expect(done.size).toBeGreaterThan(3);
});

it('decides nothing out of turn', () => {
  const felt: Felt = { game: 'holdem', choices: null };
  expect([cardAction(felt), cardAction(null)]).toEqual([null, null]);
});
