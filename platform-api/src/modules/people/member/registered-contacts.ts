import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { insertContact } from './contacts-repository';
import type { CheckedRegistration } from './registration-input';

/** Whether somebody who is excluded from play had the contact in an account that was erased. */
export type IsExcluded = (tx: Queryable, brandId: number, kind: 'email' | 'mobile', value: string) => Promise<boolean>;

/**
 * Writes the contacts of somebody who registers.
 * @param provenAt when the number was verified by a code; null: it was not
 * @throws Failure `mobile_taken`, `email_taken`; the same answers for somebody who is excluded: neither tells whose they are
 */
export async function insertContacts(
  tx: Queryable,
  isExcluded: IsExcluded,
  { id, brandId }: { readonly id: bigint; readonly brandId: number },
  { email, mobile, codeNeeded }: Pick<CheckedRegistration, 'email' | 'mobile' | 'codeNeeded'>,
  now: Date,
): Promise<void> {
  if (mobile && (await isExcluded(tx, brandId, 'mobile', mobile))) throw new Failure('mobile_taken');
  if (email && (await isExcluded(tx, brandId, 'email', email))) throw new Failure('email_taken');
  if (mobile && !(await insertContact(tx, id, brandId, 'mobile', mobile, codeNeeded ? now : null)))
    throw new Failure('mobile_taken');
  if (email && !(await insertContact(tx, id, brandId, 'email', email))) throw new Failure('email_taken');
}
