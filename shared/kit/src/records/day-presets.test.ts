import { expect, it } from 'vitest';
import { addDays, dayPresets } from './day-presets';

const DHAKA = 360;

it('computes days by the brand clock: late in the evening in GMT it is the next day in Dhaka', () => {
  const presets = dayPresets(new Date('2026-02-28T18:30:00Z'), DHAKA);
  expect(presets.today).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(presets.yesterday).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(presets.last7).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(presets.thisMonth).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(presets.lastMonth).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

it('computes across the ends of months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayPresets(new Date('2027-01-10T00:00:00Z'), 0).lastMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});
