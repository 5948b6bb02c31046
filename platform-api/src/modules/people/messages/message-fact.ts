import type { Queryable } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import type { InboxTemplate } from '../../../messages/texts';

/** A fact that a member is told about, queued in the transaction that makes it true. */
export const MEMBER_MESSAGE_TASK = 'member.message';

export interface MessageFact {
  readonly memberId: bigint;
  /** Its standard title and text are `inbox.<template>` of the message catalogues. */
  readonly template: InboxTemplate;
  /** Fill the text; amounts as they are kept, which the message writes in the brand's currency. */
  readonly values?: Readonly<Record<string, MessageValue>>;
  /** An address of the site. */
  readonly link?: string;
  /** Names the fact: a member is told of it once. */
  readonly key: string;
}

/** A text, a number in the digits of the language, a length of time, an amount, or a name that has a text by language. */
export type MessageValue =
  | string
  | number
  | { readonly minutes: number }
  | { readonly amount: string }
  | { readonly texts: Readonly<Record<string, string>> };

/** As the queue holds it: JSON has no bigint. */
export type QueuedFact = Omit<MessageFact, 'memberId'> & { readonly memberId: string };

const jobKeyOf = ({ memberId, key }: Pick<MessageFact, 'memberId' | 'key'>) =>
  `${MEMBER_MESSAGE_TASK}:${memberId}:${key}`;

/** Queues a message in the caller's transaction. @param delayMs until it is told */
export function queueMessage(
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  fact: MessageFact,
  delayMs?: number,
): Promise<void> {
  const queued: QueuedFact = { ...fact, memberId: String(fact.memberId) };
  return jobs.add(tx, MEMBER_MESSAGE_TASK, queued, { key: jobKeyOf(fact), ...(delayMs !== undefined && { delayMs }) });
}

/** Removes a message that waits for its time, because its fact will not come true. */
export const cancelMessage = (
  tx: Queryable,
  jobs: Pick<Jobs, 'remove'>,
  fact: Pick<MessageFact, 'memberId' | 'key'>,
): Promise<void> => jobs.remove(tx, jobKeyOf(fact));
