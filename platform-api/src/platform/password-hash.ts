import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters of OWASP's first choice: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is compared when there is no account, so that an unknown name costs the same work. */
const decoy = hash('no account has this password', ARGON2ID);

/** @returns PHC string of the password's argon2id hash, with a salt of its own */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), ARGON2ID);

/**
 * Compares in the same time whether the account exists or not.
 * @param stored the account's hash, null when there is no account or it has no password
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return matches && stored !== null;
}
