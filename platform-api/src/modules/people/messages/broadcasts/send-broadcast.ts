import type { MessageText } from '@marquee/contract/message-template';
import { inTransaction, type Queryable } from '../../../../platform/database';
import type { Platform } from '../../../../platform/platform';
import type { Brand } from '../../../site/brand/brand';
import type { BrandService } from '../../../site/brand/service';
import type { MessageCopies } from '../copies/copies';
import { insertMessages, readUnreadOf } from '../message-repository';
import { filledMessage, wordingLanguage } from '../message-wording';
import { addDelivered, type BroadcastRow, moveBroadcast, readBroadcast } from './broadcast-repository';
import { type DueRecipient, takeRecipients } from './recipient-repository';

const SEND_TASK = 'broadcast.send';
/** Members of one transaction. */
const CHUNK = 500;
/** Transactions of one job: then the next job goes on, so that a process that stops does not wait long. */
const CHUNKS_OF_JOB = 20;

interface SendJob {
  readonly broadcastId: string;
  readonly brandId: number;
}

/** Delivers messages of operators in the background. */
export interface BroadcastSender {
  /** Queues the delivery, in the transaction that schedules it. @param delayMs until its time */
  queue(tx: Queryable, job: SendJob, delayMs: number): Promise<void>;
  /** Removes a delivery that waits for its time. */
  cancel(tx: Queryable, broadcastId: string): Promise<void>;
  /** Delivers to the next members. @returns whether some are left */
  deliver(job: SendJob): Promise<boolean>;
}

interface SenderParts {
  readonly platform: Pick<Platform, 'bus' | 'database' | 'jobs'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly copies: MessageCopies;
}

export function createBroadcastSender({ platform, brands, copies }: SenderParts): BroadcastSender {
  const { bus, jobs } = platform;
  const { pool } = platform.database;
  const keyOf = (broadcastId: string) => `${SEND_TASK}:${broadcastId}`;

  /** Whoever is taken off the list gets the message in the same transaction: a repeat finds the rest. */
  async function deliver({ broadcastId: id, brandId }: SendJob): Promise<boolean> {
    const brand = await brands.byId(brandId);
    const delivered = await inTransaction(pool, async (tx) => {
      // Locks it: a withdrawal waits for the chunk, and the next chunk finds it withdrawn.
      if ((await moveBroadcast(tx, id, ['scheduled', 'sending'], 'sending')) === null) return null;
      const broadcast = await readBroadcast(tx, brandId, id);
      if (!broadcast) return null;
      const taken = await takeRecipients(tx, broadcast, CHUNK);
      const messages = await insertTo(tx, brand, broadcast, taken);
      await copies.queue(
        tx,
        broadcast.category,
        messages.map((message) => message.id),
      );
      await addDelivered(tx, id, messages.length);
      if (taken.length < CHUNK) await moveBroadcast(tx, id, ['sending'], 'sent');
      return { memberIds: messages.map(({ memberId }) => memberId), isLast: taken.length < CHUNK };
    });
    if (!delivered) return false;
    for (const { memberId, count } of await readUnreadOf(pool, delivered.memberIds))
      bus.publish('messages.unread', { count }, { memberId });
    return !delivered.isLast;
  }

  const queue = (tx: Queryable, job: SendJob, delayMs: number) =>
    jobs.add(tx, SEND_TASK, job, { key: keyOf(job.broadcastId), delayMs });

  jobs.handle<SendJob>(SEND_TASK, async (job) => {
    for (let chunk = 0; chunk < CHUNKS_OF_JOB; chunk += 1) if (!(await deliver(job))) return;
    await queue(pool, job, 0);
  });

  return { queue, cancel: (tx, broadcastId) => jobs.remove(tx, keyOf(broadcastId)), deliver };
}

/** Writes the message to members, each in the language that they read, else in the default language of the brand. */
async function insertTo(
  tx: Queryable,
  brand: Brand,
  { id, category, link, texts }: BroadcastRow,
  recipients: readonly DueRecipient[],
): Promise<{ readonly id: bigint; readonly memberId: bigint }[]> {
  const reached = recipients.filter(({ isReached }) => isReached);
  const languageOf = ({ language }: DueRecipient) =>
    Object.hasOwn(texts, language) ? language : brand.defaultLanguage;
  const messages = [];
  for (const language of new Set(reached.map(languageOf))) {
    const written: MessageText | undefined = texts[language];
    if (!written) throw new Error(`the message ${id} has no text in ${language}`);
    messages.push(
      ...(await insertMessages(
        tx,
        {
          ...filledMessage(brand, wordingLanguage(brand, language), written, {}),
          brandId: brand.id,
          category,
          link,
          key: `broadcast:${id}`,
          broadcastId: id,
        },
        reached.filter((member) => languageOf(member) === language).map(({ memberId }) => memberId),
      )),
    );
  }
  return messages;
}
