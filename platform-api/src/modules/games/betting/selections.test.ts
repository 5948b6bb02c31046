import { expect, test } from 'vitest';
import { selectionsOf } from './selections';

const leg = {
  match: 'm1',
  home: 'Old Harbour',
  away: 'Kingfishers',
  kind: 'handicap',
  pick: 'home',
  line: -1,
  price: 193,
};

test('reads match, pick, line and odds of a ticket', () => {
  expect(selectionsOf([leg])).toEqual([
    { home: 'Old Harbour', away: 'Kingfishers', market: 'handicap', pick: 'home', line: -0.25, odds: '1.93' },
  ]);
});

test.each([undefined, null, 'legs', [{ ...leg, price: '1.93' }], [{ ...leg, pick: 'nobody' }]])(
  'has none for terms of another form: %j',
  (legs) => {
    expect(selectionsOf(legs)).toEqual([]);
  },
);
