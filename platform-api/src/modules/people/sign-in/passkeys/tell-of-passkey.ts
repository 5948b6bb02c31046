import type { InboxTemplate } from '../../../../messages/texts';
import { localisedText } from '../../../../messages/texts';
import type { Queryable } from '../../../../platform/database';
import type { Jobs } from '../../../../platform/jobs';
import { queueMessage } from '../../messages/message-fact';
import type { PasskeyRow } from './passkey';

/** Queues what a member is told of a passkey, in the transaction that changes it; a copy goes to the bound e-mail address. */
export const tellOfPasskey = (
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  template: Extract<InboxTemplate, `passkey_${string}`>,
  { id, memberId, name }: Pick<PasskeyRow, 'id' | 'memberId' | 'name'>,
  at: Date,
): Promise<void> =>
  queueMessage(tx, jobs, {
    memberId,
    template,
    values: { passkey: name || { texts: localisedText('unnamedPasskey') } },
    link: '/member?panel=passkeys',
    // A copied key may be tried over and over: one message a day says it.
    key: `${template}:${id}:${template === 'passkey_copied' ? at.toISOString().slice(0, 10) : at.toISOString()}`,
  });
