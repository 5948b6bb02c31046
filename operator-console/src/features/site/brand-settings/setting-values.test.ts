import { expect, it } from 'vitest';
import { countOf, entriesOf, shownTime, writtenTime } from './setting-values';

it('reads entries however they are separated, each once', () => {
  expect(entriesOf('  US, gb;US\n\n203.0.113.0/24 ')).toEqual(['US', 'gb', '203.0.113.0/24']);
  expect(entriesOf(' \n')).toEqual([]);
});

it.each([
  ['5', 5],
  [' 20 ', 20],
  [7, 7],
])('reads %j as a whole number', (typed, count) => expect(countOf(typed)).toBe(count));

it.each(['', '1.5', '1,000', '-5', '1e6', 'five'])('does not repair %j', (typed) => expect(countOf(typed)).toBeNaN());

it('shows the end of a day as browsers do, and no beginning that way', () => {
  expect(shownTime('24:00')).toBe('00:00');
  expect(writtenTime('day-time-end', '00:00')).toBe('24:00');
  expect(writtenTime('day-time', '00:00')).toBe('00:00');
});
