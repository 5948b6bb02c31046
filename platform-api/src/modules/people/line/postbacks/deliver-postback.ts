import { inTransaction } from '../../../../platform/database';
import type { Platform } from '../../../../platform/platform';
import type { SecretBox } from '../../../../platform/secret-box';
import { createThrottle } from '../../../../platform/throttle';
import { filledAddress } from './postback-address';
import { type DueRow, readDue, writeAttempt } from './postback-repository';
import { jobOf, POSTBACK_JOB, secretOwner } from './postbacks';
import type { PostbackAnswer, SendPostback } from './send-postback';

const MINUTE_MS = 60_000;
/** Calls of an agent. */
const PER_MINUTE = 60;
/** Calls without an answer in the time of the next ones: then an agent's receiver rests, and holds up no others. */
const SLOW_CALLS = 3;
const REST_MS = 5 * MINUTE_MS;
/** Doubling from a minute on: the last one comes after about a day and a half. */
const ATTEMPTS = 12;

export interface DeliverParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'jobs'>;
  readonly secrets: SecretBox;
  readonly send: SendPostback;
}

/**
 * Sends a delivery that waits. One whose answer was lost is sent again with the same number, so that the receiver can tell.
 * @returns the work of the job
 */
export function createDeliverPostback({ platform, secrets, send }: DeliverParts) {
  const { clock, jobs } = platform;
  const { pool } = platform.database;
  const sent = createThrottle(pool, { name: 'postback-sent', windowMs: MINUTE_MS });

  const slow = createThrottle(pool, { name: 'postback-slow', windowMs: REST_MS });

  const attempt = async (due: DueRow): Promise<PostbackAnswer | { status: null; fault: 'no_address' }> => {
    const { address, sealed, agentId, event, campaign, sub, subject, at, token } = due;
    if (address === null || sealed === null) return { status: null, fault: 'no_address' };
    const url = filledAddress(address, { event, campaign, sub, id: subject, at: at.toISOString() });
    return send({ url, secret: secrets.open(sealed, secretOwner(agentId)), delivery: token, at: clock.now() });
  };

  return async ({ id }: { readonly id: string }): Promise<void> => {
    const due = await readDue(pool, id);
    if (!due) return;
    const again = (tx: typeof pool | Parameters<typeof jobs.add>[0], delayMs: number) =>
      jobs.add(tx, POSTBACK_JOB, { id }, { ...jobOf(due, due.attempts + 1), delayMs });
    const agent = String(due.agentId);
    if ((await slow.count(agent)) >= SLOW_CALLS) return again(pool, REST_MS);
    if ((await sent.add(agent)) > PER_MINUTE) return again(pool, MINUTE_MS);
    const { status, fault } = await attempt(due);
    if (fault === 'timeout') await slow.add(agent);
    const isOver = fault === 'no_address' || due.attempts + 1 >= ATTEMPTS || due.event === 'test';
    const delayMs = MINUTE_MS * 2 ** due.attempts;
    await inTransaction(pool, async (tx) => {
      const state = fault === null ? 'delivered' : isOver ? 'failed' : 'waiting';
      const nextAt = state === 'waiting' ? new Date(clock.now().getTime() + delayMs) : null;
      await writeAttempt(tx, due.id, { state, status, fault, nextAt });
      if (state === 'waiting') await again(tx, delayMs);
    });
  };
}
