import { seededRandom } from '@marquee/contract/seeded-random';
import { describe, expect, it } from 'vitest';
import { type Card, shuffleDeck } from '../cards';
import { potOf } from '../hand-players';
import { removePlayer, applyAction, actionRefusal, choicesOf, dealHand, type Hand, type HoldEmAction } from './hold-em';
import { CATEGORIES, categoryOf, valueOf } from './poker-rank';
import { CHIP, potsOf, split } from '../pots';

/** The same hands in every run. */
const random = seededRandom('hold-em');
const randomInt = (below: number) => random.int(0, below - 1);

const RULES = { bigBlind: 20_000, rake: { bp: 500, cap: 60_000 } };
const cards = (text: string): Card[] =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? ''));

describe('the value of a hand', () => {
  it('puts all 2,598,960 hands of five cards into their categories', () => {
    const counts = new Map<string, number>();
    for (let a = 0; a < 48; a += 1)
      for (let b = a + 1; b < 49; b += 1)
        for (let c = b + 1; c < 50; c += 1)
          for (let d = c + 1; d < 51; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              const category = categoryOf(valueOf([a, b, c, d, e]));
              counts.set(category, (counts.get(category) ?? 0) + 1);
            }
    expect(CATEGORIES.map((category) => counts.get(category))).toEqual([
      1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40,
    ]);
  });

  it('of seven cards is that of the best five of them', () => {
    for (let round = 0; round < 400; round += 1) {
      const seven = shuffleDeck(randomInt).slice(0, 7);
      let best = 0;
      for (let out = 0; out < 7; out += 1)
        for (let other = out + 1; other < 7; other += 1)
          best = Math.max(best, valueOf(seven.filter((_, place) => place !== out && place !== other)));
      expect(valueOf(seven)).toBe(best);
    }
  });

  it('lets kickers decide, an ace end a wheel, and suits decide nothing', () => {
    const beats = (a: string, b: string) => expect(valueOf(cards(a))).toBeGreaterThan(valueOf(cards(b)));
    beats('Ac Ad Kh 7s 2c', 'As Ah Qh Jc Tc');
    beats('6c 5d 4h 3s 2c', 'Ac 2d 3h 4s 5c');
    beats('Kc Kd 2h 2s Ac', 'Qc Qd Jh Js Ac');
    expect(valueOf(cards('Ac Kc Qc Jc 9c'))).toBe(valueOf(cards('Ad Kd Qd Jd 9d')));
  });
});

describe('the pots', () => {
  it('let nobody win more from another than he has put in', () => {
    const { pots, back } = potsOf([
      { seat: 0, put: 300, folded: false },
      { seat: 1, put: 100, folded: false },
      { seat: 2, put: 500, folded: false },
      { seat: 3, put: 200, folded: true },
    ]);
    expect(pots).toEqual([
      { amount: 400, seats: [0, 1, 2] },
      { amount: 500, seats: [0, 2] },
    ]);
    expect(back).toEqual({ seat: 2, amount: 200 });
  });

  it('keep the bet of a player who leaves before anybody has matched it', () => {
    const { pots, back } = potsOf([
      { seat: 0, put: 90, folded: true },
      { seat: 1, put: 20, folded: false },
      { seat: 2, put: 40, folded: false },
    ]);
    expect(back).toBeNull();
    expect(pots).toEqual([
      { amount: 60, seats: [1, 2] },
      { amount: 90, seats: [2] },
    ]);
  });

  it('are for who stays when all who have put anything in have left', () => {
    const { pots } = potsOf([
      { seat: 0, put: 0, folded: false },
      { seat: 1, put: 10, folded: true },
      { seat: 2, put: 20, folded: true },
    ]);
    expect(pots).toEqual([{ amount: 30, seats: [0] }]);
  });

  it('keep what folded players have put in, and lose nothing in a split', () => {
    const { pots, back } = potsOf([
      { seat: 0, put: 50, folded: false },
      { seat: 1, put: 80, folded: true },
      { seat: 2, put: 80, folded: true },
      { seat: 3, put: 50, folded: false },
    ]);
    expect(back).toBeNull();
    expect(pots).toEqual([{ amount: 260, seats: [0, 3] }]);
    const shares = split(10 * CHIP + 1, [4, 1, 2]);
    expect([...shares]).toEqual([
      [4, 4 * CHIP + 1],
      [1, 3 * CHIP],
      [2, 3 * CHIP],
    ]);
  });
});

const seats = (...stacks: number[]) => stacks.map((stack, seat) => ({ seat, stack: stack * 1_000 }));
const play = (hand: Hand, ...actions: HoldEmAction[]): Hand =>
  actions.reduce((now, action) => applyAction(now, now.toAct ?? -1, action), hand);

describe('a hand', () => {
  it('of three begins left of the blinds, and of two with the button', () => {
    expect(dealHand(seats(900, 900, 900), 0, shuffleDeck(randomInt), RULES).toAct).toBe(0);
    const two = dealHand(seats(900, 900), 1, shuffleDeck(randomInt), RULES);
    expect(two.toAct).toBe(1);
    expect(two.players.map(({ put }) => put)).toEqual([20_000, 10_000]);
    expect(play(two, 'call', 'check').toAct).toBe(0);
  });

  it('gives the big blind its say, doubles the bets on the turn, and stops at four raises', () => {
    let hand = play(dealHand(seats(900, 900, 900), 0, shuffleDeck(randomInt), RULES), 'call', 'call');
    expect(hand.toAct).toBe(2);
    hand = play(hand, 'raise', 'raise', 'raise');
    expect(choicesOf(hand)?.raise).toBeNull();
    expect(actionRefusal(hand, hand.toAct ?? -1, 'raise')).toBe('not_possible');
    hand = play(hand, 'call', 'call');
    expect(hand.street).toBe('flop');
    expect(hand.board).toHaveLength(3);
    hand = play(hand, 'check', 'check', 'check');
    expect(choicesOf(hand)?.raise).toBe(40_000);
  });

  it('ends when all others fold, without showing or raking', () => {
    const hand = play(dealHand(seats(900, 900, 900), 0, shuffleDeck(randomInt), RULES), 'raise', 'fold', 'fold');
    expect(hand.settled?.rake).toBe(0);
    expect(hand.settled?.shown.size).toBe(0);
    expect(hand.players.map(({ stack }) => stack)).toEqual([930_000, 890_000, 880_000]);
  });

  it('pays the best hand, takes the rake, and deals the board out when all are all in', () => {
    const deck = [...cards('As Ad Kc Kd 2c 7d'), ...cards('Ah Kh 3c 4d 9s')];
    const hand = play(dealHand(seats(20, 20, 10), 0, deck, RULES), 'call', 'call');
    expect(hand.board).toHaveLength(5);
    expect(hand.settled?.pots).toEqual([
      { amount: 30_000, winners: [0] },
      { amount: 20_000, winners: [0] },
    ]);
    expect(hand.settled?.rake).toBe(2_000);
    expect(hand.players.map(({ stack }) => stack)).toEqual([48_000, 0, 0]);
    expect(hand.settled?.shown.get(0)).toBe('threeOfAKind');
  });

  it('refuses whose turn it is not, and what is not possible', () => {
    const hand = dealHand(seats(900, 900, 900), 0, shuffleDeck(randomInt), RULES);
    expect(actionRefusal(hand, 1, 'call')).toBe('not_your_turn');
    expect(actionRefusal(hand, 0, 'check')).toBe('not_possible');
    expect(() => applyAction(hand, 2, 'fold')).toThrow('not_your_turn');
    expect(actionRefusal({ ...hand, toAct: null }, 0, 'fold')).toBe('not_your_turn');
  });

  it('goes on without a player who leaves, and ends when one is left', () => {
    const hand = dealHand(seats(900, 900, 900), 0, shuffleDeck(randomInt), RULES);
    const without = removePlayer(hand, 1);
    expect(without.toAct).toBe(0);
    expect(removePlayer(without, 0).settled?.paid.get(2)).toBeGreaterThan(0);
  });

  it('never makes or loses money, whatever is played', () => {
    const actions: HoldEmAction[] = ['fold', 'check', 'call', 'call', 'raise', 'raise'];
    for (let round = 0; round < 1_500; round += 1) {
      const stacks = Array.from({ length: 2 + randomInt(5) }, () => 1 + randomInt(400));
      let hand = dealHand(seats(...stacks), randomInt(stacks.length), shuffleDeck(randomInt), RULES);
      const before = stacks.reduce((sum, stack) => sum + stack * 1_000, 0);
      for (let turn = 0; hand.toAct !== null; turn += 1) {
        expect(turn).toBeLessThan(200);
        expect(hand.players.reduce((sum, { stack }) => sum + stack, 0) + potOf(hand)).toBe(before);
        const action = actions[randomInt(actions.length)] ?? 'fold';
        if (randomInt(40) === 0) hand = removePlayer(hand, randomInt(stacks.length));
        else if (!actionRefusal(hand, hand.toAct, action)) hand = applyAction(hand, hand.toAct, action);
      }
      const after = hand.players.reduce((sum, { stack }) => sum + stack, 0);
      expect(after + (hand.settled?.rake ?? 0)).toBe(before);
    }
  });
});
