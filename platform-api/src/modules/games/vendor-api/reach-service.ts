import { VENDOR_HEALTH_PATH } from '@marquee/contract/vendor-protocol';
import type { Platform } from '../../../platform/platform';
import { readAddresses } from './repository';

const PAUSE_MS = 1_000;
/** How long a changed address may stay unseen. */
const ADDRESSES_MS = 5_000;
/** Twice this plus the pauses is five seconds: the time within which a hanging vendor is marked as unavailable. */
const PATIENCE_MS = 1_500;
/** A slow answer is tolerated once; a refused connection marks the vendor as unavailable at once. */
const SLOW_ANSWERS = 2;

/** Reachability of the vendors with an address. */
export interface VendorReach {
  /** False until the vendor has answered for the first time. */
  isReachable(vendorCode: string): boolean;
  /** A failed call: the vendor counts as unavailable until it answers again. */
  failed(vendorCode: string): void;
  start(): void;
  close(): void;
}

/** Polls the health of vendors every second; vendors behind one origin are polled once and share the result. */
export function createVendorReach({ database: { pool }, log }: Pick<Platform, 'database' | 'log'>): VendorReach {
  let reachable: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const slow = new Map<string, number>();
  const isUp = async (origin: string, url: string, wasUp: boolean): Promise<boolean> => {
    const answer = await checkHealth(url);
    const misses = answer === 'slow' ? (slow.get(origin) ?? 0) + 1 : 0;
    slow.set(origin, misses);
    return answer === 'up' || (answer === 'slow' && wasUp && misses < SLOW_ANSWERS);
  };
  let addresses = { readAt: -Infinity, vendors: [] as Awaited<ReturnType<typeof readAddresses>> };
  const round = async () => {
    if (performance.now() - addresses.readAt >= ADDRESSES_MS)
      addresses = { readAt: performance.now(), vendors: await readAddresses(pool) };
    const { vendors } = addresses;
    const byOrigin = byOriginOf(vendors);
    const answers = await Promise.all(
      [...byOrigin].map(async ([origin, [first, ...others]]) => {
        if (!first) return [];
        const codes = [first, ...others].map(({ code }) => code);
        return (await isUp(origin, first.api_url + VENDOR_HEALTH_PATH, reachable.has(first.code))) ? codes : [];
      }),
    );
    const now = new Set(answers.flat());
    const [lost, regained] = [
      [...reachable].filter((code) => !now.has(code)),
      [...now].filter((code) => !reachable.has(code)),
    ];
    if (lost.length > 0) log.warn({ vendors: lost }, 'vendors do not answer: their games are unavailable');
    if (regained.length > 0) log.info({ vendors: regained }, 'vendors answer');
    reachable = now;
  };
  const run = async () => {
    await round().catch((err: unknown) => log.warn({ err }, 'vendors could not be polled'));
    if (!closed) timer = setTimeout(() => void run(), PAUSE_MS).unref();
  };

  return {
    isReachable: (vendorCode) => reachable.has(vendorCode),
    failed(vendorCode) {
      reachable = new Set([...reachable].filter((code) => code !== vendorCode));
    },
    start: () => void run(),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const checkHealth = (url: string): Promise<'up' | 'slow' | 'down'> =>
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok ? 'up' : 'down';
    },
    (error: unknown) => (error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'down'),
  );

/** The vendors of each origin. */
function byOriginOf<Vendor extends { readonly api_url: string }>(vendors: readonly Vendor[]): Map<string, Vendor[]> {
  const byOrigin = new Map<string, Vendor[]>();
  for (const vendor of vendors) {
    const { origin } = new URL(vendor.api_url);
    byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), vendor]);
  }
  return byOrigin;
}
