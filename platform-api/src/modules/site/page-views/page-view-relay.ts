import type { Platform } from '../../../platform/platform';
import { matomoRequest, type PageView } from './matomo-request';

export interface PageViewRelay {
  /** Keeps a view until the next batch; a full queue drops it. */
  add(view: PageView): void;
  /** Sends what waits. What the provider does not take is dropped: statistics may have gaps, the site may not wait for them. */
  flush(): Promise<void>;
}

interface RelayParts {
  readonly config: Pick<Platform['config'], 'matomo'>;
  readonly log: Pick<Platform['log'], 'warn'>;
}

/** Views that wait for a batch: of everybody, of one site, and of one network, so that no flood takes the room of the others. */
const MOST_WAITING = { all: 2_000, site: 1_000, network: 200 };
const MOST_PER_BATCH = 200;
/** Of all batches of a flush together. */
const TIMEOUT_MS = 5_000;

/** Passes views of pages on to the deployment's Matomo; does nothing where there is none. */
export function createPageViewRelay({ config: { matomo }, log }: RelayParts): PageViewRelay {
  if (!matomo) return { add: () => undefined, flush: async () => undefined };
  const url = new URL('matomo.php', matomo.url.endsWith('/') ? matomo.url : `${matomo.url}/`);
  let queue = createQueue();

  async function send(views: readonly PageView[], signal: AbortSignal): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: matomoRequest(views, matomo?.token),
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`Matomo answered ${response.status}`);
  }

  return {
    add: (view) => queue.add(view),
    async flush() {
      const { views } = queue;
      queue = createQueue();
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      while (views.length > 0) {
        const batch = views.splice(0, MOST_PER_BATCH);
        try {
          await send(batch, signal);
        } catch (err) {
          return log.warn({ err, dropped: batch.length + views.length }, 'views of pages were not taken');
        }
      }
    },
  };
}

function createQueue() {
  const views: PageView[] = [];
  const counts = new Map<string, number>();
  return {
    views,
    add(view: PageView): void {
      const site = `site ${view.siteId}`;
      const network = `network ${view.network}`;
      const siteCount = counts.get(site) ?? 0;
      const networkCount = counts.get(network) ?? 0;
      if (views.length >= MOST_WAITING.all || siteCount >= MOST_WAITING.site) return;
      if (networkCount >= MOST_WAITING.network) return;
      views.push(view);
      counts.set(site, siteCount + 1).set(network, networkCount + 1);
    },
  };
}
