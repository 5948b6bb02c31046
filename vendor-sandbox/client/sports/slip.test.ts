import { describe, expect, it } from 'vitest';
import type { MatchView } from '../../src/kinds/sports/match-view';
import { changeSlip, emptySlip, legKey, type Slip, stakeOf } from './slip';

const match = (id: string) => ({ id, home: { name: 'Home' }, away: { name: 'Away' } }) as MatchView;
const leg = (id: string, pick: 'home' | 'away' = 'home') =>
  ({ match: id, kind: '1x2', line: null, pick, price: 200 }) as const;
const put = (slip: Slip, id: string, pick?: 'home' | 'away') =>
  changeSlip(slip, { do: 'toggle', match: match(id), leg: leg(id, pick) });

describe('the slip', () => {
  it('takes a selection on and off', () => {
    const one = put(emptySlip, 'a');
    expect(one.legs).toHaveLength(1);
    expect(put(one, 'a').legs).toHaveLength(0);
  });

  it('holds one selection of a match, and eight in all', () => {
    expect(put(put(emptySlip, 'a'), 'a', 'away').legs).toMatchObject([{ pick: 'away' }]);
    const full = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].reduce((slip, id) => put(slip, id), emptySlip);
    expect(full.legs).toHaveLength(8);
  });

  it('remembers what a price was before it moved', () => {
    const changedSlip = changeSlip(put(emptySlip, 'a'), { do: 'prices', prices: { [legKey(leg('a'))]: 185 } });
    expect(changedSlip.legs).toMatchObject([{ price: 185, before: 200 }]);
  });
});

it.each([
  ['100', 10_000_000],
  ['0.5', 50_000],
  ['1,25', 125_000],
  ['১২০', 12_000_000],
  ['१२.५', 1_250_000],
  ['٢٥٠', 25_000_000],
  ['0', null],
  ['-5', null],
  ['1.234', null],
  ['1e5', null],
  ['', null],
])('reads the stake %s', (text, amount) => {
  expect(stakeOf(text)).toBe(amount);
});

describe('selections kept after a bet', () => {
  it('return to the slip, except of a match that has another one by now', () => {
    const accepted = put(put(emptySlip, 'a'), 'b').legs;
    const slip = changeSlip(put(emptySlip, 'a', 'away'), { do: 'add', legs: accepted });
    expect(slip.legs.map(({ match: id, pick }) => [id, pick])).toEqual([
      ['a', 'away'],
      ['b', 'home'],
    ]);
  });
});
