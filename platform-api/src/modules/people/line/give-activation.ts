import { ACTIVATION_DAYS, type ActivationWay } from '@marquee/contract/agent-line';
import type { Queryable } from '../../../platform/database';
import { putActivation } from './activation-repository';
import { hashSecret, newSecret } from './activation-secret';

const DAY_MS = 86_400_000;

/** Lets the owner of an account set its password, once. @returns the secret, which is not stored and ends an earlier one */
export async function giveActivation(tx: Queryable, memberId: bigint, way: ActivationWay, now: Date): Promise<string> {
  const secret = newSecret(way);
  const expiresAt = new Date(now.getTime() + ACTIVATION_DAYS * DAY_MS);
  await putActivation(tx, memberId, { secretHash: hashSecret(secret), expiresAt });
  return secret;
}
