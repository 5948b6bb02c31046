import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import type { Platform } from '../../../platform/platform';
import { type PushAnswer, postPush } from './post-push';
import type { PushKey } from './push-keys';
import type { PushMessage } from './push-message';
import { isPushService } from './push-services';
import type { PushTarget } from './target-repository';

/** `gone`: the push service does not know the device any more; `refused`: it will not take this message; `later`: it may take it later. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | { readonly laterAt: Date };

export interface PushSender {
  send(target: PushTarget, key: PushKey, message: PushMessage, isUrgent: boolean): Promise<PushOutcome>;
}

/** How long the push service keeps a message for a device that is off. */
const LIFE_SECONDS = 12 * 3_600;
const TIMEOUT_MS = 5_000;
/** A service that has not answered so often in a row is left alone for a while. */
const MOST_FAILURES = 3;
const REST_MS = 60_000;
/** The longest rest that a service may ask for. */
const MAX_REST_MS = 3_600_000;
const SERVICES_AT_MOST = 500;
const GONE = new Set([404, 410]);

export function createPushSender({ config, clock, log }: Pick<Platform, 'config' | 'clock' | 'log'>): PushSender {
  const services = createServiceRests();
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);

  function outcomeOf({ status, retryAfter }: PushAnswer, service: string): PushOutcome {
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.has(status)) return 'gone';
    if (status === 429 || status >= 500)
      return { laterAt: inMs(Math.min((retryAfter ?? 0) * 1_000 || REST_MS, MAX_REST_MS)) };
    log.warn({ service, status }, 'a push service refused a message');
    return 'refused';
  }

  return {
    async send({ endpoint, p256dh, auth }, { publicKey, privateKey }, message, isUrgent) {
      // The settings may have changed since the device was added.
      if (!isPushService(config, endpoint)) return 'gone';
      const { host } = new URL(endpoint);
      const restsUntil = services.restsUntil(host, clock.now());
      if (restsUntil) return { laterAt: restsUntil };
      const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
        vapidDetails: { subject: `mailto:${config.messaging.mailFrom}`, publicKey, privateKey },
        TTL: LIFE_SECONDS,
        urgency: isUrgent ? 'high' : 'normal',
        topic: message.tag,
      });
      if (body === null) throw new Error('a message without content');
      try {
        const answer = await postPush({ endpoint, headers, body }, TIMEOUT_MS);
        services.answered(host);
        return outcomeOf(answer, host);
      } catch (err) {
        log.warn({ err, service: host }, 'a push service did not answer');
        services.failed(host, inMs(REST_MS));
        return { laterAt: inMs(REST_MS) };
      }
    },
  };
}

/** Which push services do not answer, as this process has seen it. */
function createServiceRests() {
  // Names below a push service are chosen by browsers: without a bound, the list of them would grow for ever.
  const failures = new LRUCache<string, { readonly count: number; readonly until: Date }>({ max: SERVICES_AT_MOST });
  return {
    /** Null: it can be asked. */
    restsUntil(host: string, now: Date): Date | null {
      const failed = failures.get(host);
      return failed && failed.count >= MOST_FAILURES && failed.until > now ? failed.until : null;
    },
    answered: (host: string): void => void failures.delete(host),
    failed(host: string, until: Date): void {
      failures.set(host, { count: (failures.get(host)?.count ?? 0) + 1, until });
    },
  };
}
