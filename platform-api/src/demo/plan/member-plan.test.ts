import { expect, test } from 'vitest';
import { brandProfiles } from './brand-profiles';
import { planMembers } from './member-plan';
import { planMoments } from './moments';

const [sundarban, meridian] = brandProfiles;
if (!sundarban || !meridian) throw new Error('both brands have a profile');

test('plans the same members for the same seed, and others for another', () => {
  const plan = planMembers(sundarban, 300, 60, 'seed');
  expect(planMembers(sundarban, 300, 60, 'seed')).toEqual(plan);
  expect(planMembers(sundarban, 300, 60, 'other')).not.toEqual(plan);
  expect(planMembers(meridian, 300, 60, 'seed')).not.toEqual(plan);
});

test('puts members of levels 2 to 4 below the demo agent, those of 3 and 4 not before their upline joined', () => {
  const plan = planMembers(sundarban, 2_000, 60, 'seed');
  expect(new Set(plan.map(({ level }) => level))).toEqual(new Set([2, 3, 4, null]));
  for (const { upline, level, joinedDay } of plan) {
    if (level === 2 || level === null) expect(upline).toBeNull();
    else {
      const agent = plan[upline ?? -1];
      expect(agent?.isAgent).toBe(true);
      expect(joinedDay).toBeGreaterThanOrEqual(agent?.joinedDay ?? Infinity);
    }
    expect(joinedDay).toBeLessThan(60);
  }
});

test('gives every member a login name of its own that the brands accept', () => {
  const accounts = planMembers(meridian, 2_000, 60, 'seed').map(({ account }) => account);
  expect(new Set(accounts).size).toBe(accounts.length);
  for (const account of accounts) expect(account).toMatch(/^[a-z][a-z0-9]{3,15}$/);
});

test('plans moments in order that end before the start', () => {
  const now = new Date('2026-03-10T15:00:00Z');
  const moments = planMoments(now, 7, 5, 'seed');
  const times = moments.map(({ at }) => at.getTime());
  expect([...times].sort((one, other) => one - other)).toEqual(times);
  expect(times.at(-1)).toBeLessThan(now.getTime());
  expect(moments.filter(({ isToday }) => isToday).length).toBeGreaterThan(0);
  expect(moments.filter(({ isToday }) => !isToday)).toHaveLength(7 * 5);
});
