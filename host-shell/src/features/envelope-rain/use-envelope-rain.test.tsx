import { publish } from '@marquee/kit';
import { act } from '@marquee/testing/mock-shell';
import { beforeEach, expect, it } from 'vitest';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import { useEnvelopeRain } from './use-envelope-rain';

const PRIZES: SitePart = { state: 'member', modals: [{ id: 'prize' }] };

function Rain({ isGameOpen }: { readonly isGameOpen: boolean }) {
  useEnvelopeRain(isGameOpen);
  return null;
}

/** How often the popup opens when rains begin. */
async function openings(part: SitePart, rainIds: readonly string[], isGameOpen = false): Promise<number> {
  const { shell } = await showSitePart(<Rain isGameOpen={isGameOpen} />, part);
  for (const rainId of rainIds)
    act(() => publish('envelopes.rain', { rainId, startsAt: '2026-01-02T03:04:05Z', endsAt: '2026-01-02T03:14:05Z' }));
  return shell.serviceCalls.filter(({ service }) => service === 'openModal').length;
}

beforeEach(() => sessionStorage.clear());

it('opens the popup once for each rain', async () => {
  expect(await openings(PRIZES, ['first', 'first', 'second'])).toBe(2);
});

it.each<[string, SitePart, boolean]>([
  ['guests', { ...PRIZES, state: 'guest' }, false],
  ['trial accounts', { ...PRIZES, state: 'trial' }, false],
  ['members in a game', PRIZES, true],
  ['a site whose remotes have no such popup', { state: 'member' }, false],
])('stays closed for %s', async (_who, part, isGameOpen) => {
  expect(await openings(part, ['first'], isGameOpen)).toBe(0);
});
