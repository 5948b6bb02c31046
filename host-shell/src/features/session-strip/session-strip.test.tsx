import { screen, waitFor } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { SiteHeader } from '../header/site-header';

const reality = {
  currency: 'BDT',
  intervalMinutes: 60,
  since: '2026-03-01T10:00:00.000Z',
  elapsedSeconds: 5_520,
  staked: '500.00',
  won: '380.00',
  net: '-120.00',
};
const header = <SiteHeader menu={[]} routes={[]} hasSideMenu />;
const strip = () => screen.queryByRole('link', { name: /^In this session/ });

it('says how long a member has been here and with what result, where the licence asks for it', async () => {
  await showSitePart(header, {
    state: 'member',
    brand: { showsSession: true },
    answers: { 'limits.reality': () => reality },
  });
  await waitFor(() => expect(strip()).not.toBeNull());
  expect(strip()?.getAttribute('aria-label')).toMatch(/^In this session: 1 hour 32 minutes, result .*120\.00/);
  expect(strip()?.getAttribute('href')).toBe('/member/limits');
  expect(strip()?.textContent).toMatch(/^1h 32m/);
});

it.each([
  ['a brand whose licence does not ask for it', 'member', false],
  ['a trial account', 'trial', true],
] as const)('asks for nothing at %s', async (_where, state, showsSession) => {
  const read = vi.fn(() => reality);
  await showSitePart(header, { state, brand: { showsSession }, answers: { 'limits.reality': read } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([strip(), read.mock.calls.length]).toEqual([null, 0]);
});
