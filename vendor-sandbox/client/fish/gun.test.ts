import { expect, test } from 'vitest';
import type { MagazineView, Shot } from '../../src/kinds/fish/fish-messages';
import { createGun } from './gun';

const magazine: MagazineView = { id: 'one', stake: 500, credit: 500, won: 0, lastShot: 0, payout: null };
const shot = { aim: 0, lock: null, level: 1, atMs: 0 } as const;

test('fires what the magazine holds, in order, in few messages', async () => {
  const sentShots: Shot[][] = [];
  let answer: (refusedShots: number[]) => void = () => undefined;
  const gun = createGun({
    send: (_id, shots) => {
      sentShots.push([...shots]);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onRefused: () => undefined,
  });
  expect(gun.fire(100, shot)).toBeNull();
  gun.take(magazine);
  expect([1, 2, 3, 4, 5, 6].map(() => gun.fire(100, shot))).toEqual([1, 2, 3, 4, 5, null]);
  expect(gun.credit()).toBe(0);
  expect(sentShots.map((shots) => shots.map((entry) => entry.shot))).toEqual([[1]]);
  answer([]);
  await Promise.resolve().then(() => Promise.resolve());
  await new Promise((resolve) => setTimeout(resolve));
  expect(sentShots.map((shots) => shots.map((entry) => entry.shot))).toEqual([[1], [2, 3, 4, 5]]);
});

test('gets refused shots back, and forgets what the server has counted', async () => {
  const refusedShots: number[] = [];
  const gun = createGun({ send: async () => [2], onRefused: (shots) => void refusedShots.push(...shots) });
  gun.take(magazine);
  gun.fire(100, shot);
  gun.fire(100, shot);
  expect(gun.credit()).toBe(300);
  await new Promise((resolve) => setTimeout(resolve));
  expect(refusedShots).toContain(2);
  gun.take({ ...magazine, credit: 400, lastShot: 1 });
  expect(gun.credit()).toBe(400);
  expect(gun.fire(100, shot)).toBe(3);
});
