import type { Queryable } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import { queueMessage } from '../messages/message-fact';

/** Queues what a member is told of a new password, in the transaction that sets it. */
export const queuePasswordMessage = (
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  memberId: bigint,
  at: Date,
): Promise<void> =>
  queueMessage(tx, jobs, {
    memberId,
    template: 'password_changed',
    link: '/member',
    key: `password-changed:${at.toISOString()}`,
  });
