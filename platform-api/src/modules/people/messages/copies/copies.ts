import type { MessageChannel } from '@marquee/contract/calls/message-preferences';
import type { MessageCategory } from '@marquee/contract/calls/messages';
import type { Queryable } from '../../../../platform/database';
import type { Platform } from '../../../../platform/platform';
import type { CopyChannel } from './copy-channel';
import { closeCopy, insertCopies, readQueuedCopy } from './copy-repository';

const COPY_TASK = 'member.message-copy';

interface QueuedCopyJob {
  readonly messageId: string;
  readonly channel: MessageChannel;
}

/** Sends copies of messages outside the inbox, each once by each channel that its member wants. */
export interface MessageCopies {
  /** Queues the copies of messages of one category, in the transaction that writes them. */
  queue(tx: Queryable, category: MessageCategory, messageIds: readonly bigint[]): Promise<void>;
}

export function createMessageCopies(
  { database: { pool }, jobs }: Pick<Platform, 'database' | 'jobs'>,
  channels: readonly CopyChannel[],
): MessageCopies {
  jobs.handle<QueuedCopyJob>(COPY_TASK, async ({ messageId: queuedId, channel: name }) => {
    const messageId = BigInt(queuedId);
    const copy = await readQueuedCopy(pool, messageId, name);
    if (!copy) return;
    const channel = channels.find((candidate) => candidate.channel === name);
    const isDue = channel && copy.isCurrent && (copy.isWanted || channel.locked.includes(copy.category));
    const isSent = isDue && (await channel.isOffered(copy.brandId)) ? await channel.send(copy) : false;
    await closeCopy(pool, messageId, name, isSent ? 'sent' : 'dropped');
  });

  return {
    async queue(tx, category, messageIds) {
      const namesOf = (isLocked: boolean) =>
        channels.filter(({ locked }) => locked.includes(category) === isLocked).map(({ channel }) => channel);
      const copies = await insertCopies(tx, messageIds, namesOf(true), namesOf(false));
      for (const { message_id: id, channel } of copies) {
        const job: QueuedCopyJob = { messageId: String(id), channel };
        // One after the other: a gateway that hangs holds one worker up, and no other work.
        const queue = `${COPY_TASK}:${channel}`;
        await jobs.add(tx, COPY_TASK, job, { key: `${COPY_TASK}:${job.messageId}:${channel}`, queue });
      }
    },
  };
}
