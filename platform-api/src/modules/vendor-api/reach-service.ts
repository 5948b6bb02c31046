import { VENDOR_HEALTH_PATH } from '@marquee/contract/vendor-protocol';
import type { Platform } from '../../platform/platform';
import { readAddresses } from './repository';

const PAUSE_MS = 2_000;
/** With the pause less than the five seconds within which a vendor that went away must show as unavailable. */
const PATIENCE_MS = 2_000;

/** Which vendors at an address answer at this moment. */
export interface VendorReach {
  /** False until the vendor has answered for the first time. */
  isReachable(vendorCode: string): boolean;
  /** A call to the vendor failed: it counts as away until it answers again. */
  failed(vendorCode: string): void;
  start(): void;
  close(): void;
}

/** Asks all vendors every two seconds whether they take players. */
export function createVendorReach({ database: { pool }, log }: Pick<Platform, 'database' | 'log'>): VendorReach {
  let reachable: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const round = async () => {
    const vendors = await readAddresses(pool);
    const answers = await Promise.all(
      vendors.map(async ({ code, api_url }) => ((await answers200(api_url + VENDOR_HEALTH_PATH)) ? [code] : [])),
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

const answers200 = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
