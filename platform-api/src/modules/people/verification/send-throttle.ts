import { SMS_RETRY_MS } from '@marquee/contract/constants';
import { networkOf } from '../../../platform/network-of';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { createThrottle, type Throttle } from '../../../platform/throttle';

export interface SendAttempt {
  readonly brandId: number;
  readonly recipient: string;
  readonly ip: string;
  /** Messages of the brand in 24 hours. */
  readonly brandPerDay: number;
}

export interface SendThrottle {
  /** Counts a message before it is sent. @throws Failure `sms_too_many_requests`, `sms_quota_exceeded` */
  admit(attempt: SendAttempt): Promise<void>;
  /** Undoes `admit` for a message that was not sent. */
  takeBack(attempt: SendAttempt): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
/** Messages within five minutes, after which sending pauses for five minutes (specification, section 9). */
const SHORT = { recipient: 3, ip: 10 } as const;
const PER_DAY = { recipient: 10, ip: 60 } as const;

interface Counter {
  readonly throttle: Throttle;
  readonly key: string;
  readonly limit: number;
}

/** Limits messages by number, by address and by brand, in five minutes and in a day. */
export function createSendThrottle({ database: { pool }, config }: Platform): SendThrottle {
  const blocked = createThrottle(pool, { name: 'code-held', windowMs: SMS_RETRY_MS });
  const inMinutes = createThrottle(pool, { name: 'code-minutes', windowMs: SMS_RETRY_MS });
  const inADay = createThrottle(pool, { name: 'code-day', windowMs: DAY_MS });

  const keysOf = ({ brandId, recipient, ip }: SendAttempt) => ({
    recipient: `${brandId}:${recipient}`,
    ip: networkOf(ip),
  });
  const countersOf = (attempt: SendAttempt): { short: Counter[]; day: Counter[] } => {
    const { recipient, ip } = keysOf(attempt);
    return {
      short: [
        { throttle: inMinutes, key: recipient, limit: SHORT.recipient },
        { throttle: inMinutes, key: ip, limit: SHORT.ip },
      ],
      day: [
        { throttle: inADay, key: recipient, limit: PER_DAY.recipient },
        { throttle: inADay, key: ip, limit: PER_DAY.ip },
        { throttle: inADay, key: `brand ${attempt.brandId}`, limit: attempt.brandPerDay },
      ],
    };
  };
  const retryLater = (ms: number) => new Failure('sms_too_many_requests', { retryAfterSeconds: Math.ceil(ms / 1_000) });

  return {
    async admit(attempt) {
      if (!config.rateLimits) return;
      const { recipient, ip } = keysOf(attempt);
      const blockedMs = Math.max(await blocked.remainingMs(recipient), await blocked.remainingMs(ip));
      if (blockedMs > 0) throw retryLater(blockedMs);
      const { short, day } = countersOf(attempt);
      const over = async (counters: readonly Counter[]) => {
        const counts = await Promise.all(counters.map(({ throttle, key }) => throttle.add(key)));
        return counters.filter(({ limit }, index) => (counts[index] ?? 0) > limit);
      };
      const [tooOften] = await over(short);
      if (tooOften) {
        await blocked.hold(tooOften.key, SMS_RETRY_MS);
        throw retryLater(SMS_RETRY_MS);
      }
      if ((await over(day)).length > 0) throw new Failure('sms_quota_exceeded');
    },
    async takeBack(attempt) {
      if (!config.rateLimits) return;
      const { short, day } = countersOf(attempt);
      await Promise.all([...short, ...day].map(({ throttle, key }) => throttle.takeBack(key)));
    },
  };
}
