import type { BootDocument } from '@marquee/contract/boot';
import { FederationContext, type Federation } from '@marquee/kit/host';
import { act, mockBoot, mockShell } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageRouteAt, pageRoutes } from '../routing/page-route';
import { usePageViews } from './use-page-views';

const fetched = vi.fn<(url: string, request: RequestInit & { readonly body: string }) => Promise<Response>>();
const base = mockBoot();
const counting = { ...base, brand: { ...base.brand, countsPageViews: true } };
const preview = { endsAt: '2026-01-01T12:00:00.000Z', remotes: [], develops: [] };

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

/** Opens the addresses one after the other. */
async function visit(boot: BootDocument, ...addresses: readonly [string, ...string[]]): Promise<void> {
  let open = (_address: string): void => undefined;
  function Page() {
    const [address, setAddress] = useState(addresses[0]);
    open = setAddress;
    usePageViews(pageRouteAt(pageRoutes(boot), address));
    return null;
  }
  const shell = await mockShell();
  const federation: Partial<Federation> = { boot: () => boot, subscribe: () => () => undefined };
  shell.render(
    <FederationContext value={federation as Federation}>
      <Page />
    </FederationContext>,
  );
  for (const address of addresses) act(() => open(address));
}

const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as unknown);

// Two views of the home page are one.
it('sends the pattern of each new route, without the address and without cookies', async () => {
  await visit(counting, '/login', '/', '/news/rahim-2026', '/no/such/page');
  expect(sent()).toEqual([
    { pattern: '/', title: 'home' },
    { pattern: '/news/:slug', title: '/news/:slug' },
    { pattern: '*', title: 'not-found' },
  ]);
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/wps/system/pageView');
  expect(request).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});

it.each<[string, BootDocument]>([
  ['a brand that counts none', base],
  ['a preview', { ...counting, preview }],
])('sends nothing for %s', async (_case, boot) => {
  await visit(boot, '/');
  expect(fetched).not.toHaveBeenCalled();
});

it.each<[string, unknown]>([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('sends nothing with %s', async (wish, value) => {
  Object.defineProperty(navigator, wish, { value, configurable: true });
  await visit(counting, '/');
  expect(fetched).not.toHaveBeenCalled();
});
