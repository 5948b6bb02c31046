import { expect, it } from 'vitest';
import { entriesOf } from './entries';

it('reads a typed list between spaces, commas and lines, each entry once', () => {
  expect(entriesOf(' US, GB;us\n203.0.113.0/24  US')).toEqual(['US', 'GB', 'us', '203.0.113.0/24']);
  expect(entriesOf('  \n ')).toEqual([]);
});
