import { networkOf } from '../network-of';
import type { Platform } from '../platform';
import { createThrottle, type Throttle } from '../throttle';
import type { Attempt } from './login-throttle';

/**
 * Limits the password comparisons of one account, whatever the address and however many captchas are solved. Strangers
 * cannot use it up: a share is reserved for addresses from which the account has logged in before, so that a flood of
 * guesses does not lock its owner out. Comparisons for one address are limited too where the realm says so: members share
 * the addresses of their telephone networks, operators do not.
 */
export interface HashBudget {
  /**
   * Reserves one comparison before it is made.
   * @returns 0 when it may be made, else milliseconds until the next one
   */
  take(attempt: Attempt, isFamiliarAddress: boolean): Promise<number>;
  /** Returns a comparison that succeeded. */
  giveBack(attempt: Attempt, isFamiliarAddress: boolean): Promise<void>;
}

const WINDOW_MS = 15 * 60_000;
const COMPARISONS = 10;
const COMPARISONS_OF_STRANGERS = 7;
/** Wrong passwords of one address, over all accounts. */
const COMPARISONS_OF_ADDRESS = { member: Number.POSITIVE_INFINITY, operator: 30 } as const;

const FREE: HashBudget = { take: async () => 0, giveBack: async () => undefined };

interface Limit {
  readonly throttle: Throttle;
  readonly key: string;
  readonly most: number;
}

export function createHashBudget(
  { database: { pool }, config }: Platform,
  realm: keyof typeof COMPARISONS_OF_ADDRESS,
): HashBudget {
  if (!config.rateLimits) return FREE;
  const throttleOf = (name: string) => createThrottle(pool, { name: `${realm}-${name}`, windowMs: WINDOW_MS });
  const [all, strangers, addresses] = [throttleOf('hash'), throttleOf('hash-stranger'), throttleOf('hash-address')];
  const ofAddress = COMPARISONS_OF_ADDRESS[realm];

  const limitsOf = ({ account, ip }: Attempt, isFamiliarAddress: boolean): readonly Limit[] => [
    ...(Number.isFinite(ofAddress) ? [{ throttle: addresses, key: networkOf(ip), most: ofAddress }] : []),
    ...(isFamiliarAddress ? [] : [{ throttle: strangers, key: account, most: COMPARISONS_OF_STRANGERS }]),
    { throttle: all, key: account, most: COMPARISONS },
  ];
  const takeBack = async (limits: readonly Limit[]) => {
    for (const { throttle, key } of limits) await throttle.takeBack(key);
  };

  return {
    async take(attempt, isFamiliarAddress) {
      const taken: Limit[] = [];
      for (const limit of limitsOf(attempt, isFamiliarAddress)) {
        taken.push(limit);
        if ((await limit.throttle.add(limit.key)) <= limit.most) continue;
        await takeBack(taken);
        return Math.max(1, await limit.throttle.remainingMs(limit.key));
      }
      return 0;
    },
    giveBack: (attempt, isFamiliarAddress) => takeBack(limitsOf(attempt, isFamiliarAddress)),
  };
}
