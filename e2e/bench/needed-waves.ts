import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

interface PageVisit {
  /** Cookies of the visitor. */
  readonly visitor: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The contribution that is the page's content. */
  readonly contribution: string;
}

/** Longer than a page takes from an answer to its next request. */
const QUIET_MS = 1_000;

const MOST_WAVES = 8;

/** Far longer than any answer takes. */
const ANSWER_MS = 60_000;

/** Streams never end, and of what a page sends without waiting the browser does not say when it was answered. */
const ENDLESS = new Set(['EventSource', 'Ping']);

/**
 * How many waves of requests after the document the content of a page takes. Every request is held until the page makes no more;
 * then all are answered as one wave. Content that is there by then needs no later wave, however fast the machine is.
 * @returns undefined when the content never comes
 * @throws when a request is not answered
 */
export async function neededWaves(browser: Browser, url: string, visit: PageVisit): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: visit.visitor });
  try {
    const page = await context.newPage();
    const requests = await holdRequests(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'commit' });
    for (let waves = 0; waves <= MOST_WAVES; waves += 1) {
      await requests.quiet();
      if (await page.evaluate(isComplete, visit.contribution)) return waves;
      await requests.release();
    }
    return undefined;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function isComplete(contribution: string): boolean {
  const content = document.querySelector(`[data-contribution="${contribution}"]`);
  return content !== null && content.textContent.trim() !== '' && !content.querySelector('[aria-busy="true"]');
}

interface HeldRequest {
  readonly url: string;
  /** None where nobody waits for the answer. */
  readonly networkId: string | undefined;
}

interface HeldRequests {
  /** Resolves when the page has asked for nothing, and received nothing, for a while. */
  quiet(): Promise<void>;
  /** Lets all held requests go. */
  release(): Promise<void>;
}

/** Not by the routes of Playwright, which switch the browser's cache of preloaded files off. */
async function holdRequests(session: CDPSession): Promise<HeldRequests> {
  /** Requests that wait, by id. */
  const held = new Map<string, HeldRequest>();
  /** Addresses that are being answered, by the network's name of the request. */
  const underWay = new Map<string, string>();
  let lastMs = performance.now();
  const note = () => (lastMs = performance.now());
  const proceed = (requestId: string, { networkId, url }: HeldRequest) => {
    if (networkId !== undefined) underWay.set(networkId, url);
    return session.send('Fetch.continueRequest', { requestId });
  };
  session.on('Fetch.requestPaused', ({ requestId, networkId, resourceType, request: { url } }) => {
    note();
    const paused = { url, networkId: ENDLESS.has(resourceType) ? undefined : networkId };
    if (resourceType === 'Document') void proceed(requestId, paused);
    else held.set(requestId, paused);
  });
  const end = ({ requestId }: { requestId: string }) => (note(), underWay.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) => {
    if (mimeType === 'text/event-stream') end({ requestId });
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');
  await session.send('Fetch.enable');
  return {
    async quiet() {
      while (underWay.size > 0 || performance.now() - lastMs < QUIET_MS) {
        if (performance.now() - lastMs > ANSWER_MS)
          throw new Error(`no answer from ${[...underWay.values()].join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async release() {
      const requests = [...held];
      held.clear();
      note();
      // What the page has cancelled meanwhile is gone.
      await Promise.allSettled(requests.map(([requestId, request]) => proceed(requestId, request)));
    },
  };
}

interface RouteList {
  readonly routes: readonly { readonly id: string; readonly pattern: string; readonly frame: string }[];
}

/** Addresses without parameters in the member's area, with the contribution of each, as a member's page names them. */
export async function pagesOf(
  page: Page,
): Promise<readonly { readonly path: string; readonly contribution: string }[]> {
  const boot = (await page.locator('#boot').textContent()) ?? '{}';
  const { remotes } = JSON.parse(boot) as { readonly remotes: readonly { readonly manifest: RouteList }[] };
  return remotes.flatMap(({ manifest }) =>
    manifest.routes
      .filter(({ pattern, frame }) => frame === 'member' && !/[:*]/.test(pattern))
      .map(({ id, pattern }) => ({ path: pattern, contribution: id })),
  );
}
