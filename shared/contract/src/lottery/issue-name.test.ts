import { expect, it } from 'vitest';
import { issueName, minutesBetweenDraws } from './issue-name';

const DHAKA = 6 * 60;
const JAKARTA = 7 * 60;
const KOLKATA = 5 * 60 + 30;

it.each([
  // 00:35 to 00:40 by UTC
  ['FAST_K3_5', '202611280008', DHAKA, '202611280080'],
  ['FAST_K3_5', '202611280008', JAKARTA, '202611280092'],
  ['FAST_K3_5', '202611280008', 0, '202611280008'],
  ['FAST_11X5_3', '202611280001', KOLKATA, '202611280111'],
  // the last and the first issue of a day in Dhaka
  ['FAST_5D_1', '202611281080', DHAKA, '202611281440'],
  ['FAST_5D_1', '202611281081', DHAKA, '202611290001'],
  // over the end of a month and of a year, to the west
  ['FAST_5D_1', '202612311440', DHAKA, '202701010360'],
  ['FAST_5D_1', '202703010001', -60, '202702281381'],
])('calls issue %2$s of %1$s by the clock of the brand', (gameCode, issue, offsetMinutes, name) => {
  expect(issueName({ gameCode, issue }, offsetMinutes)).toBe(name);
});

it('names every issue of two days once, and in their order', () => {
  const names = ['20261128', '20261129'].flatMap((day) =>
    Array.from({ length: 480 }, (_, at) =>
      issueName({ gameCode: 'FAST_PK10_3', issue: `${day}${String(at + 1).padStart(4, '0')}` }, KOLKATA),
    ),
  );
  expect(new Set(names).size).toBe(960);
  expect(names).toEqual(names.toSorted());
});

it.each([
  ['VN_SOUTH', '20261128-tphcm'],
  ['VN_NORTH', '20261128'],
  ['FAST_K3_5', 'special'],
])('leaves issue %2$s of %1$s as it is', (gameCode, issue) => {
  expect(issueName({ gameCode, issue }, DHAKA)).toBe(issue);
});

it('knows how often a lottery draws by its code', () => {
  expect(['FAST_LUCKY28_1', 'FAST_11X5_5', 'VN_NORTH'].map(minutesBetweenDraws)).toEqual([1, 5, null]);
});
