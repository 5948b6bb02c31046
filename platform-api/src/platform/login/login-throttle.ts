import { networkOf } from '../network-of';
import type { Platform } from '../platform';
import { createThrottle, type Throttle } from '../throttle';

/** The keys by which a login attempt is counted. */
export interface Attempt {
  /** Realm and normalised account, such as `1:amina`. */
  readonly account: string;
  readonly ip: string;
}

export interface AttemptState {
  /** Whether a captcha is required before the next attempt counts. */
  readonly captchaRequired: boolean;
  /** Milliseconds until the next attempt even with a solved captcha; 0 when free. */
  readonly lockedMs: number;
}

export interface LoginThrottle {
  /** Counts the attempt before its password is compared, so that parallel attempts are counted too. */
  countAttempt(attempt: Attempt): Promise<AttemptState>;
  /** Removes an attempt that was rejected before its password was compared. */
  withdrawAttempt(attempt: Attempt): Promise<void>;
  /** @returns whether the next attempt needs a captcha */
  failed(attempt: Attempt): Promise<boolean>;
  succeeded(attempt: Attempt): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Failures after which a captcha is required. */
const CAPTCHA_AFTER = { accountAndIp: 3, ip: 10, account: 10 } as const;
/** Failures of one address on one account after which it must wait: a minute, then twice as long each time. */
const LOCK_AFTER = 20;
const FIRST_LOCK_MS = 60_000;
/** The longest lock. It never applies to another address. */
const LONGEST_LOCK_MS = 15 * 60_000;

const FREE: LoginThrottle = {
  countAttempt: async () => ({ captchaRequired: false, lockedMs: 0 }),
  withdrawAttempt: async () => undefined,
  failed: async () => false,
  succeeded: async () => undefined,
};

interface Counts {
  readonly pair: number;
  readonly ip: number;
  readonly account: number;
}

const needsCaptcha = ({ pair, ip, account }: Counts) =>
  pair >= CAPTCHA_AFTER.accountAndIp || ip >= CAPTCHA_AFTER.ip || account >= CAPTCHA_AFTER.account;

/** Slows down guessing without locking accounts: a lock affects one address on one account, for minutes. */
export function createLoginThrottle(
  { database: { pool }, config }: Platform,
  realm: 'member' | 'operator',
): LoginThrottle {
  if (!config.rateLimits) return FREE;
  const byPair = createThrottle(pool, { name: `${realm}-login-pair`, windowMs: HOUR_MS });
  const byIp = createThrottle(pool, { name: `${realm}-login-ip`, windowMs: HOUR_MS });
  const byAccount = createThrottle(pool, { name: `${realm}-login-account`, windowMs: HOUR_MS });
  const locks = createThrottle(pool, { name: `${realm}-login-lock`, windowMs: LONGEST_LOCK_MS });
  const pairOf = ({ account, ip }: Attempt) => `${account} ${networkOf(ip)}`;

  const each = async (
    attempt: Attempt,
    read: (throttle: Throttle, key: string) => Promise<number>,
  ): Promise<Counts> => {
    const [pair, ip, account] = await Promise.all([
      read(byPair, pairOf(attempt)),
      read(byIp, networkOf(attempt.ip)),
      read(byAccount, attempt.account),
    ]);
    return { pair, ip, account };
  };

  return {
    async countAttempt(attempt) {
      const counts = await each(attempt, (throttle, key) => throttle.add(key));
      const before = { pair: counts.pair - 1, ip: counts.ip - 1, account: counts.account - 1 };
      return { captchaRequired: needsCaptcha(before), lockedMs: await locks.remainingMs(pairOf(attempt)) };
    },
    async withdrawAttempt(attempt) {
      await each(attempt, (throttle, key) => throttle.takeBack(key));
    },
    async failed(attempt) {
      const counts = await each(attempt, (throttle, key) => throttle.count(key));
      const lockMs = Math.min(FIRST_LOCK_MS * 2 ** (counts.pair - LOCK_AFTER), LONGEST_LOCK_MS);
      if (counts.pair >= LOCK_AFTER) await locks.hold(pairOf(attempt), lockMs);
      return needsCaptcha(counts);
    },
    async succeeded(attempt) {
      await Promise.all([
        byPair.clear(pairOf(attempt)),
        byAccount.clear(attempt.account),
        byIp.takeBack(networkOf(attempt.ip)),
      ]);
    },
  };
}
