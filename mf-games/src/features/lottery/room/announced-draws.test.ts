import { expect, it } from 'vitest';
import { announcedDraw, withAnnounced } from './announced-draws';
import { drawFixture } from './fast-room.fixture';

const announce = (issue: string, balls: number[], revision = 1) =>
  announcedDraw(
    { gameCode: 'FAST_5D', issue, revision, result: JSON.stringify({ balls }) },
    '2026-11-24T04:00:00.000Z',
  );
const read = [drawFixture('0099', [1, 2, 3, 4, 5]), drawFixture('0098', [5, 5, 5, 5, 5])];
const resultsOf = (draws: ReturnType<typeof withAnnounced>) =>
  draws.map(({ issue, result, corrected }) => [issue, result && 'balls' in result ? result.balls[0] : null, corrected]);

it('puts announced results before those that were read, the newest first', () => {
  const draws = withAnnounced(read, [announce('0101', [7, 0, 0, 0, 0]), announce('0100', [6, 0, 0, 0, 0])]);
  expect(resultsOf(draws).slice(0, 3)).toEqual([
    ['0101', 7, false],
    ['0100', 6, false],
    ['0099', 1, false],
  ]);
});

it('shows no draw twice, and no draw older than the list', () => {
  const draws = withAnnounced(read, [announce('0099', [1, 2, 3, 4, 5]), announce('0001', [0, 0, 0, 0, 0])]);
  expect(draws).toEqual(read);
});

it('takes over the latest correction', () => {
  const corrections = [announce('0098', [8, 0, 0, 0, 0], 3), announce('0098', [7, 0, 0, 0, 0], 2)];
  expect(resultsOf(withAnnounced(read, corrections))).toEqual([
    ['0099', 1, false],
    ['0098', 8, true],
  ]);
});
