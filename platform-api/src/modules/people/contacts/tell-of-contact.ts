import { localisedText } from '../../../messages/texts';
import type { InboxTemplate } from '../../../messages/texts';
import type { Queryable } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import { queueMessage } from '../messages/message-fact';
import { maskedEmail, maskedMobile } from '../sign-in/step-up/hints';
import type { ChangeRow } from './repository';

type Contact = Pick<ChangeRow, 'memberId' | 'kind' | 'value'>;

/** A contact as its member sees it. */
export const maskedContact = ({ kind, value }: Pick<Contact, 'kind' | 'value'>): string =>
  kind === 'email' ? maskedEmail(value) : maskedMobile(value);

/** Queues what a member is told of a contact, in the transaction that changes it. */
export const tellOfContact = (
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  template: Extract<InboxTemplate, `contact_${string}`>,
  contact: Contact,
  at: Date,
): Promise<void> =>
  queueMessage(tx, jobs, {
    memberId: contact.memberId,
    template,
    values: { kind: { texts: localisedText(`contactKind.${contact.kind}`) }, contact: maskedContact(contact) },
    link: '/member?panel=contacts',
    key: `${template}:${contact.kind}:${at.toISOString()}`,
  });
