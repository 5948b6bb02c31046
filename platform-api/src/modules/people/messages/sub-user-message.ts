import type { InboxTemplate } from '../../../messages/texts';
import type { QueuedFact } from './message-fact';
import type { Recipient } from './message-repository';
import { templateNames } from './templates';

/** What is told of the accounts of sub-users: who can open them, and from where. */
const TOLD: ReadonlySet<InboxTemplate> = new Set<InboxTemplate>([
  'password_changed',
  'login_new_place',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'passkeys_removed',
  'passkeys_remain',
  'authenticator_added',
  'authenticator_removed',
]);

/** Where an agent decides about sub-users. */
const ACCESS_PAGE = '/agentHome/access';

/**
 * The message to an agent about a sub-user's account: sub-users have no inbox and no contact, and the agent answers for whom it gives access.
 * @returns null where nobody is told
 */
export function messageToAgent(
  { memberId, template, key }: Pick<QueuedFact, 'memberId' | 'template' | 'key'>,
  { account, ownerId }: Pick<Recipient, 'account'> & { readonly ownerId: bigint },
): QueuedFact | null {
  if (!TOLD.has(template)) return null;
  return {
    memberId: String(ownerId),
    template: 'sub_user_security',
    values: { account, event: { texts: templateNames(template) } },
    link: ACCESS_PAGE,
    key: `sub-user:${memberId}:${key}`,
  };
}
