import { createHash } from 'node:crypto';
import type { RevisionConflict } from '@marquee/contract/calls/proposals';
import { Failure } from '../../../platform/failure';
import { diffOf, type Fact } from '../proposals/facts';

export { lockSaves } from './revision-repository';

/** A digest of a value: another value has another one. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** The revision of a stored value: the digest of everything that a form sets of it. */
export const revisionOf = (facts: readonly Fact[]): string => digestOf(facts);

/** A save beside what is stored, which the caller has read behind a lock. */
interface Save {
  /** That the form was loaded from; null: there was nothing. */
  readonly revision: string | null;
  /** Null: nothing. */
  readonly stored: readonly Fact[] | null;
  readonly change: readonly Fact[];
}

/**
 * Refuses a save from another revision than is stored. The value that is stored already is no change, so that a repeat succeeds.
 * @throws Failure `conflict` with what was to be saved beside what is stored
 */
export function requireRevision({ revision, stored, change }: Save): void {
  const current = stored && revisionOf(stored);
  if (revision === current) return;
  const rows = diffOf(stored ?? [], change);
  if (stored && rows.every(({ before, after }) => digestOf(before) === digestOf(after))) return;
  const details: RevisionConflict = { revision: current, rows };
  throw new Failure('conflict', details);
}
