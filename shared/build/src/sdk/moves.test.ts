import { expect, it } from 'vitest';
import { hasOptions, statusText } from './moves';

const release = (version: string, proof: 'good' | 'bad' | null, good: number, bad: number) => ({
  version,
  registeredAt: '2026-01-01T00:00:00.000Z',
  proof,
  good,
  bad,
});

it('says what each brand runs and how its releases did there', () => {
  const status = {
    brand: 'sundarban',
    enabled: true,
    stable: '1.1.0',
    previous: '1.0.0',
    canary: '1.2.0',
    canaryPercent: 5,
    pinned: null,
    revision: 4,
    rollOut: { version: '1.2.0', state: 'running' },
    releases: [release('1.2.0', null, 0, 0), release('1.1.0', 'bad', 90, 10), release('1.0.0', 'good', 400, 0)],
  } as const;
  const absent = {
    ...status,
    brand: 'meridian',
    stable: null,
    previous: null,
    canary: null,
    rollOut: null,
    releases: [],
  };
  expect(statusText([{ ...status, releases: [...status.releases] }, absent]).split('\n')).toEqual([
    'sundarban: on, roll-out of 1.2.0 is running',
    '  1.2.0  no loads  (canary of 5 %)',
    '  1.1.0  bad, 10 of 100 loads failed  (stable)',
    '  1.0.0  proved, 0 of 400 loads failed  (fall-back)',
    'meridian: has not had this remote',
  ]);
});

it('needs a brand and a reason for what members see', () => {
  const to = 'https://console.example.com';
  expect(hasOptions('status', { to })).toBe(true);
  expect(hasOptions('promote', { to, brand: 'sundarban' })).toBe(false);
  expect(hasOptions('rollback', { to, brand: 'sundarban', reason: 'broken' })).toBe(true);
  expect(hasOptions('retire', { to, reason: 'old' })).toBe(false);
});
