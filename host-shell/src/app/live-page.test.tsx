import { afterEach, expect, it, vi } from 'vitest';
import type { PageRoute } from '../features/routing/page-route';
import { LivePage } from './live-page';
import { showSitePart } from './site.fixture';

const opened = vi.fn<(url: string) => void>();
const fetched = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(new Response('{}')));
const home: PageRoute = { kind: 'home', name: 'home', path: '/', frame: 'page' };

class Stream extends EventTarget {
  constructor(url: string) {
    super();
    opened(url);
  }
  close = () => undefined;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('listens to the live stream, and counts the page of a brand that wants it', async () => {
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', fetched);
  await showSitePart(<LivePage route={home} />, { brand: { countsPageViews: true } });
  expect(opened.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/^\/wps\/stream/)]);
  expect(fetched.mock.calls.map(([url]) => url)).toContain('/wps/system/pageView');
});
