import { VENDOR_HEALTH_PATH } from '@marquee/contract/vendor-protocol';
import type { Platform } from '../../platform/platform';
import { readAddresses } from './repository';

const PAUSE_MS = 1_000;
/** Twice this and the pauses are the five seconds within which a vendor that hangs must show as unavailable. */
const PATIENCE_MS = 1_500;
/** A busy machine may be slow once; one where nobody listens is away at once. */
const SLOW_ANSWERS = 2;

/** Which vendors at an address answer at this moment. */
export interface VendorReach {
  /** False until the vendor has answered for the first time. */
  isReachable(vendorCode: string): boolean;
  /** A call to the vendor failed: it counts as away until it answers again. */
  failed(vendorCode: string): void;
  start(): void;
  close(): void;
}

/** Asks every second whether vendors take players; vendors behind one origin are asked once, and stand or fall together. */
export function createVendorReach({ database: { pool }, log }: Pick<Platform, 'database' | 'log'>): VendorReach {
  let reachable: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const slow = new Map<string, number>();
  const isThere = async (origin: string, url: string, wasThere: boolean): Promise<boolean> => {
    const answer = await ask(url);
    const misses = answer === 'slow' ? (slow.get(origin) ?? 0) + 1 : 0;
    slow.set(origin, misses);
    return answer === 'there' || (answer === 'slow' && wasThere && misses < SLOW_ANSWERS);
  };
  const round = async () => {
    const vendors = await readAddresses(pool);
    const byOrigin = byOriginOf(vendors);
    const answers = await Promise.all(
      [...byOrigin].map(async ([origin, [first, ...others]]) => {
        if (!first) return [];
        const codes = [first, ...others].map(({ code }) => code);
        return (await isThere(origin, first.api_url + VENDOR_HEALTH_PATH, reachable.has(first.code))) ? codes : [];
      }),
    );
    const now = new Set(answers.flat());
    const [gone, back] = [
      [...reachable].filter((code) => !now.has(code)),
      [...now].filter((code) => !reachable.has(code)),
    ];
    if (gone.length > 0) log.warn({ vendors: gone }, 'vendors do not answer: their games are unavailable');
    if (back.length > 0) log.info({ vendors: back }, 'vendors answer');
    reachable = now;
  };
  const run = async () => {
    await round().catch((err: unknown) => log.warn({ err }, 'vendors could not be asked'));
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

const ask = (url: string): Promise<'there' | 'slow' | 'away'> =>
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok ? 'there' : 'away';
    },
    (error: unknown) => (error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'away'),
  );

/** The vendors of each origin. */
function byOriginOf<Vendor extends { readonly api_url: string }>(vendors: readonly Vendor[]): Map<string, Vendor[]> {
  const found = new Map<string, Vendor[]>();
  for (const vendor of vendors) {
    const { origin } = new URL(vendor.api_url);
    found.set(origin, [...(found.get(origin) ?? []), vendor]);
  }
  return found;
}
