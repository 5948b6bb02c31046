import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';

/**
 * Limits the password comparisons of one account, whatever the address and however many captchas are solved. Strangers
 * cannot use it up: a share is reserved for addresses from which the member has logged in before, so that a flood of
 * guesses does not lock the member out.
 */
export interface HashBudget {
  /**
   * Reserves one comparison before it is made.
   * @param account realm and normalised account
   * @returns 0 when it may be made, else milliseconds until the next one
   */
  take(account: string, isFamiliarAddress: boolean): Promise<number>;
  /** Returns a comparison that succeeded. */
  giveBack(account: string, isFamiliarAddress: boolean): Promise<void>;
}

const WINDOW_MS = 15 * 60_000;
const COMPARISONS = 10;
const COMPARISONS_OF_STRANGERS = 7;

const FREE: HashBudget = { take: async () => 0, giveBack: async () => undefined };

export function createHashBudget(
  { database: { pool }, config }: Platform,
  realm: 'member' | 'operator' = 'member',
): HashBudget {
  if (!config.rateLimits) return FREE;
  const all = createThrottle(pool, { name: `${realm}-hash`, windowMs: WINDOW_MS });
  const strangers = createThrottle(pool, { name: `${realm}-hash-stranger`, windowMs: WINDOW_MS });

  return {
    async take(account, isFamiliarAddress) {
      if (!isFamiliarAddress && (await strangers.add(account)) > COMPARISONS_OF_STRANGERS) {
        await strangers.takeBack(account);
        return strangers.remainingMs(account);
      }
      if ((await all.add(account)) <= COMPARISONS) return 0;
      await all.takeBack(account);
      if (!isFamiliarAddress) await strangers.takeBack(account);
      return all.remainingMs(account);
    },
    async giveBack(account, isFamiliarAddress) {
      await all.takeBack(account);
      if (!isFamiliarAddress) await strangers.takeBack(account);
    },
  };
}
