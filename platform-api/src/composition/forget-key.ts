import type pg from 'pg';
import type { Audit } from '../modules/operators/audit/audit';
import { inTransaction } from '../platform/database';
import { deleteFingerprint } from '../platform/key-fingerprint-repository';

/**
 * Takes a key off the list of those that every process must have: it is lost for good, or another one takes its place.
 * @param key its file below `keys/`, and why
 * @throws Error when the database knows no such key
 */
export async function forgetKey(
  pool: pg.Pool,
  audit: Pick<Audit, 'record'>,
  { name, reason }: { readonly name: string; readonly reason: string },
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    if (!(await deleteFingerprint(tx, name))) throw new Error(`the database knows no key ${name}`);
    await audit.record({ actor: { kind: 'system' }, action: 'key.forgotten', subject: `key:${name}`, reason }, tx);
  });
}
