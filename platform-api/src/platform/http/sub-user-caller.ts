import type { CallDefinition } from '@marquee/contract/define-call';
import { Failure } from '../failure';
import type { MemberRef } from './visitor';

/**
 * Who makes a call: a sub-user makes it for the agent where its right is among the own ones, and for themselves where it is about the own
 * session. All else is refused; calls that are open to everybody take a sub-user for a guest.
 * @throws Failure `forbidden`
 */
export function callerOf({ access, subUser }: CallDefinition, person: MemberRef | null): MemberRef | null {
  if (!person?.subUser || subUser === 'own') return person;
  if (access === 'public' && subUser === undefined) return null;
  const { owner, rights } = person.subUser;
  if (subUser === undefined || !rights.includes(subUser)) throw new Failure('forbidden');
  const { id, publicId, tokenHash, passwordDue } = person;
  return { ...owner, state: 'agent', tokenHash, passwordDue, actor: { id, publicId } };
}
