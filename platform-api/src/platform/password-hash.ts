import { hash, verify } from '@node-rs/argon2';
import { Failure } from './failure';
import { createWorkQueue } from './work-queue';

/** argon2id with the parameters of OWASP's first choice: 19 MiB, two passes, one lane. */
export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Node's thread pool has four threads and serves files and host names too; a flood of logins must not exhaust it. */
const enqueue = createWorkQueue({ concurrency: 4, maxWaiting: 200, refuse: () => new Failure('too_many_requests') });

/** Compared when there is no account, so that an unknown name costs the same work. */
const decoy = hash('no account has this password', ARGON2ID);

/**
 * @returns PHC string of the password's argon2id hash with a random salt
 * @throws Failure `too_many_requests` when the queue is full
 */
export const hashPassword = (password: string): Promise<string> =>
  enqueue(() => hash(password.normalize('NFKC'), ARGON2ID));

/**
 * Compares in the same time whether the account exists or not.
 * @param storedHash the account's hash, null when there is no account or it has no password
 * @throws Failure `too_many_requests` when the queue is full
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const compared = storedHash ?? (await decoy);
  const matches = await enqueue(() => verify(compared, password.normalize('NFKC')));
  return matches && storedHash !== null;
}
