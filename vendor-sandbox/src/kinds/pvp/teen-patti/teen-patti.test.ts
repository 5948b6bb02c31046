import { seededRandom } from '@marquee/contract/seeded-random';
import { describe, expect, it } from 'vitest';
import { type Card, shuffleDeck } from '../cards';
import { potOf } from '../hand-players';
import { CHIP } from '../pots';
import { type TeenAction, TEEN_ACTIONS, teenChoicesOf, teenRefusal } from './teen-choices';
import { POT_LIMIT_BOOTS, type TeenHand } from './teen-hand';
import { teenHouseAction } from './teen-house';
import { removeTeenPlayer, applyTeenAction, dealTeenHand } from './teen-patti';
import { shareBelow, TEEN_CATEGORIES, teenCategoryOf, teenValueOf } from './teen-rank';

/** The same hands in every run. */
const random = seededRandom('teen-patti');
const randomInt = (below: number) => random.int(0, below - 1);

const BOOT = 10 * CHIP;
const RULES = { boot: BOOT, rake: { bp: 500, cap: 10 * BOOT } };
const cards = (text: string): Card[] =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? ''));

describe('the value of three cards', () => {
  const values: number[] = [];
  for (let a = 0; a < 50; a += 1)
    for (let b = a + 1; b < 51; b += 1) for (let c = b + 1; c < 52; c += 1) values.push(teenValueOf([a, b, c]));

  it('puts all 22,100 hands into their categories', () => {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(teenCategoryOf(value), (counts.get(teenCategoryOf(value)) ?? 0) + 1);
    expect(TEEN_CATEGORIES.map((category) => counts.get(category))).toEqual([16_440, 3_744, 1_096, 720, 48, 52]);
  });

  it('tells 741 hands apart: suits decide nothing, ranks everything', () => {
    // 274 high cards, 13 x 12 pairs, 274 colors, 12 runs, 12 pure runs, 13 trails.
    expect(new Set(values).size).toBe(274 + 156 + 274 + 12 + 12 + 13);
  });

  it('does not depend on the order of the cards, and says how many hands are weaker', () => {
    for (let round = 0; round < 300; round += 1) {
      const [a = 0, b = 0, c = 0] = shuffleDeck(randomInt);
      const value = teenValueOf([a, b, c]);
      for (const other of [
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ])
        expect(teenValueOf(other)).toBe(value);
      expect(shareBelow(value)).toBe(values.filter((candidate) => candidate < value).length / 22_100);
    }
  });

  it('ranks ace, king, queen above ace, two, three above king, queen, jack, and a pair before its third card', () => {
    const beats = (a: string, b: string) => expect(teenValueOf(cards(a))).toBeGreaterThan(teenValueOf(cards(b)));
    beats('Ac Kd Qh', 'Ac 2d 3h');
    beats('Ac 2d 3h', 'Kc Qd Jh');
    beats('4c 3d 2h', 'Ac Kc Jc');
    beats('2c 2d 2h', 'Ac Kc Qc');
    beats('3c 3d 2h', '2c 2d Ah');
    beats('Kc Kd Ah', 'Kh Ks Qh');
  });
});

const seats = (...boots: number[]) => boots.map((stack, seat) => ({ seat, stack: stack * BOOT }));
const play = (hand: TeenHand, ...actions: TeenAction[]): TeenHand =>
  actions.reduce((now, action) => applyTeenAction(now, now.toAct ?? -1, action), hand);
/** Three players, hands by seat, the button at the last: seat 0 acts first. */
const threeWith = (...hands: string[]) =>
  dealTeenHand(
    seats(200, 200, 200).slice(0, hands.length),
    hands.length - 1,
    [...cards(hands.join(' ')), ...cards('2c 2d 2h')],
    RULES,
  );

describe('betting', () => {
  it('begins at the left of the button, with the boot of everybody in the pot', () => {
    const hand = dealTeenHand(seats(200, 200, 200), 1, shuffleDeck(randomInt), RULES);
    expect(hand.toAct).toBe(2);
    expect(potOf(hand)).toBe(3 * BOOT);
  });

  it('costs a seen player twice what it costs a blind one, no matter who bet before', () => {
    let hand = threeWith('Ac Kd 9h', '8c 8d 3s', '7c 6d 2s');
    expect(teenChoicesOf(hand)).toMatchObject({ chaal: BOOT, raise: 2 * BOOT });
    hand = play(hand, 'see');
    expect(hand.toAct).toBe(0);
    expect(teenChoicesOf(hand)).toMatchObject({ chaal: 2 * BOOT, raise: 4 * BOOT });
    hand = play(hand, 'raise');
    expect(teenChoicesOf(hand)).toMatchObject({ chaal: 2 * BOOT, raise: 4 * BOOT });
    hand = play(hand, 'chaal', 'see');
    expect(teenChoicesOf(hand)).toMatchObject({ chaal: 4 * BOOT });
  });

  it('stops at the highest stake, and at the pot limit shows all hands', () => {
    let hand = play(threeWith('Ac Kd 9h', '8c 8d 3s', '7c 6d 2s'), 'raise', 'raise', 'raise', 'raise');
    expect(teenChoicesOf(hand)).toMatchObject({ chaal: 16 * BOOT, raise: null });
    while (!hand.settled) hand = play(hand, 'chaal');
    expect(potOf(hand)).toBeGreaterThanOrEqual(POT_LIMIT_BOOTS * BOOT);
    expect(potOf(hand)).toBeLessThan((POT_LIMIT_BOOTS + 32) * BOOT);
    expect([...hand.settled.shown.keys()]).toEqual([0, 1, 2]);
    expect(hand.settled.pots[0]?.winners).toEqual([1]);
  });

  it('calls for the show when somebody puts in all he has: the others pay as much once more, or pack', () => {
    const deck = [...cards('Ac Kd 9h'), ...cards('8c 8d 3s'), ...cards('7c 6d 2s')];
    let hand = dealTeenHand(seats(200, 4, 200), 2, deck, RULES);
    hand = play(hand, 'raise', 'see');
    expect(teenChoicesOf(hand)).toMatchObject({ chaal: 3 * BOOT, raise: null });
    hand = play(hand, 'chaal');
    expect(hand.lastLap).toEqual([2, 0]);
    expect(teenChoicesOf(hand)).toMatchObject({ chaal: 1.5 * BOOT, raise: null, show: null });
    hand = play(hand, 'chaal', 'see', 'chaal');
    expect(hand.settled?.pots[0]).toEqual({
      amount: 3 * BOOT + 2 * BOOT + 3 * BOOT + 1.5 * BOOT + 3 * BOOT,
      winners: [1],
    });
  });
});

describe('the show', () => {
  it('is for two, and a seen player may not ask a blind one', () => {
    const three = threeWith('Ac Kd 9h', '8c 8d 3s', '7c 6d 2s');
    expect(teenChoicesOf(three)?.show).toBeNull();
    const two = play(three, 'fold');
    expect(teenChoicesOf(two)).toMatchObject({ show: BOOT });
    expect(teenChoicesOf(play(two, 'see'))?.show).toBeNull();
    const bothSeen = play(two, 'see', 'chaal', 'see');
    expect(teenChoicesOf(bothSeen)).toMatchObject({ show: 2 * BOOT });
    expect(play(bothSeen, 'show').settled?.pots[0]?.winners).toEqual([1]);
  });

  it('is lost by who has paid for it when the hands are equal', () => {
    const hand = play(threeWith('Ac Kd 9h', 'Ad Ks 9c'), 'show');
    expect(hand.settled?.pots[0]?.winners).toEqual([1]);
    expect(hand.settled?.shown.get(0)).toBe('highCard');
  });

  it('does not happen when all others pack; the boot alone is not raked', () => {
    const packed = play(threeWith('Ac Kd 9h', '8c 8d 3s', '7c 6d 2s'), 'fold', 'fold');
    expect(packed.settled?.shown.size).toBe(0);
    expect(packed.settled?.rake).toBe(0);
    const raked = play(threeWith('Ac Kd 9h', '8c 8d 3s', '7c 6d 2s'), 'raise', 'raise', 'fold', 'fold');
    expect(raked.settled?.rake).toBe(Math.floor((9 * BOOT * 0.05) / CHIP) * CHIP);
  });
});

describe('the side show', () => {
  const seenHand = () => play(threeWith('Ac Kd 9h', '8c 8d 3s', '8h 8s 3c'), 'see', 'chaal', 'see');

  it('is between two seen players, costs a bet, and the weaker packs', () => {
    const hand = seenHand();
    expect(teenChoicesOf(hand)).toMatchObject({ sideShow: 2 * BOOT });
    const pending = play(hand, 'sideShow');
    expect(pending).toMatchObject({ toAct: 0, sideShow: { by: 1, of: 0 } });
    expect(teenRefusal(pending, 0, 'chaal')).toBe('not_possible');
    const compared = play(pending, 'accept');
    expect(compared.players.map(({ folded }) => folded)).toEqual([true, false, false]);
    expect(compared).toMatchObject({ toAct: 2, compared: [[1, 0]] });
  });

  it('goes against who asked when the hands are equal, and does nothing when it is refused', () => {
    const third = play(seenHand(), 'chaal', 'see', 'sideShow');
    expect(third.sideShow).toEqual({ by: 2, of: 1 });
    expect(play(third, 'accept').players[2]?.folded).toBe(true);
    const refused = play(third, 'refuse');
    expect(refused).toMatchObject({ toAct: 0, sideShow: null, compared: [] });
    expect(potOf(refused)).toBe(potOf(third));
  });

  it('is not offered next to a blind player, or among two', () => {
    expect(teenChoicesOf(play(threeWith('Ac Kd 9h', '8c 8d 3s', '7c 6d 2s'), 'chaal', 'see'))?.sideShow).toBeNull();
    expect(teenChoicesOf(play(seenHand(), 'chaal', 'fold'))?.sideShow).toBeNull();
  });

  it('ends when either of the two leaves', () => {
    const pending = play(seenHand(), 'sideShow');
    expect(removeTeenPlayer(pending, 0)).toMatchObject({ toAct: 2, sideShow: null });
    expect(removeTeenPlayer(pending, 1)).toMatchObject({ toAct: 2, sideShow: null });
    expect(removeTeenPlayer(pending, 2)).toMatchObject({ toAct: 0, sideShow: { by: 1, of: 0 } });
  });

  it('ends the hand when the third has left before it is answered, and pays the one who stays', () => {
    const compared = play(removeTeenPlayer(play(seenHand(), 'sideShow'), 2), 'accept');
    expect(compared.toAct).toBeNull();
    expect(compared.settled?.pots).toEqual([{ amount: potOf(compared), winners: [1] }]);
  });
});

describe('a hand', () => {
  it('refuses whose turn it is not, and what is not possible', () => {
    const hand = threeWith('Ac Kd 9h', '8c 8d 3s', '7c 6d 2s');
    expect(teenRefusal(hand, 1, 'chaal')).toBe('not_your_turn');
    expect(teenRefusal(hand, 1, 'see')).toBeNull();
    for (const action of ['show', 'sideShow', 'accept', 'refuse'] as const)
      expect(teenRefusal(hand, 0, action)).toBe('not_possible');
    expect(teenRefusal(play(hand, 'see'), 0, 'see')).toBe('not_possible');
    expect(() => applyTeenAction(hand, 2, 'fold')).toThrow('not_your_turn');
  });

  it('never makes or loses money and always ends, whatever is played', () => {
    for (let round = 0; round < 1_500; round += 1) {
      const boots = Array.from({ length: 2 + randomInt(5) }, () => 2 + randomInt(80));
      let hand = dealTeenHand(seats(...boots), randomInt(boots.length), shuffleDeck(randomInt), RULES);
      const before = boots.reduce((sum, stack) => sum + stack * BOOT, 0);
      for (let turn = 0; hand.toAct !== null; turn += 1) {
        expect(turn).toBeLessThan(6_000);
        const inPlay = hand.players.reduce((sum, { stack }) => sum + stack, 0) + potOf(hand);
        if (inPlay !== before) expect(inPlay).toBe(before);
        const action = TEEN_ACTIONS[randomInt(TEEN_ACTIONS.length)] ?? 'fold';
        const isKept = action === 'fold' && randomInt(5) > 0;
        if (randomInt(60) === 0) hand = removeTeenPlayer(hand, randomInt(boots.length));
        else if (!isKept && !teenRefusal(hand, hand.toAct, action)) hand = applyTeenAction(hand, hand.toAct, action);
      }
      const after = hand.players.reduce((sum, { stack }) => sum + stack, 0);
      expect(after + (hand.settled?.rake ?? 0)).toBe(before);
      expect(hand.players.every(({ stack }) => stack >= 0)).toBe(true);
    }
  });

  it('is played by house players to its end, by what they may know', () => {
    for (let round = 0; round < 300; round += 1) {
      let hand = dealTeenHand(seats(120, 120, 120), randomInt(3), shuffleDeck(randomInt), RULES);
      for (let turn = 0; hand.toAct !== null; turn += 1) {
        expect(turn).toBeLessThan(600);
        const player = hand.players.find(({ seat }) => seat === hand.toAct);
        const choices = teenChoicesOf(hand);
        if (!player || !choices) throw new Error('nobody acts');
        const others = hand.players.filter(({ folded }) => !folded).length - 1;
        const view = { cards: player.seen ? player.cards : null, choices, others, potBoots: potOf(hand) / BOOT };
        hand = applyTeenAction(hand, player.seat, teenHouseAction(view, randomInt));
      }
    }
  });
});
