import type { Queryable } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import { queueMessage } from '../messages/message-fact';
import { hasPasskeys } from './repository';

/** Queues what a member is told of a new password, in the transaction that sets it: also that passkeys still open the account. */
export async function queuePasswordMessage(
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  memberId: bigint,
  at: Date,
): Promise<void> {
  const key = `password-changed:${at.toISOString()}`;
  await queueMessage(tx, jobs, { memberId, template: 'password_changed', link: '/member', key });
  if (!(await hasPasskeys(tx, memberId))) return;
  const link = '/member?panel=passkeys';
  await queueMessage(tx, jobs, { memberId, template: 'passkeys_remain', link, key: `passkeys-remain:${key}` });
}
