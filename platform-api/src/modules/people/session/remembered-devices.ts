import { randomUUID } from 'node:crypto';
import { REMEMBER_ME_MS } from '@marquee/contract/constants';
import { inTransaction } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import type { Member } from '../member/account';
import { deleteFamilyOfToken, insertDevice, lockDevice, markReplaced } from './device-repository';
import type { SignInMethod } from './password-due';
import type { SessionService } from './service';

export interface RememberedDevice {
  readonly memberId: bigint;
  readonly family: string;
  readonly method: SignInMethod;
  /** The new token; null when a concurrent request has just received it. */
  readonly nextToken: string | null;
  readonly remainingMs: number;
}

export interface RememberedDevices {
  /** Remembers the device for 24 hours. */
  remember(member: Member, method: SignInMethod): Promise<{ readonly token: string; readonly family: string }>;
  /**
   * Rotates the device's token. A token used after its rotation indicates a copy: the family and all its sessions end,
   * and the member must log in.
   */
  rotate(token: string, brandId: number): Promise<RememberedDevice | null>;
  forget(token: string): Promise<void>;
}

/** A page opens several requests at once with the same token: the replaced token stays valid for this long. */
const CONCURRENT_MS = 10_000;

export function createRememberedDevices(
  { database: { pool }, clock, log }: Platform,
  sessions: SessionService,
): RememberedDevices {
  return {
    async remember(member, method) {
      const [token, family] = [newToken(), randomUUID()];
      const expiresAt = new Date(clock.now().getTime() + REMEMBER_ME_MS);
      await insertDevice(pool, {
        tokenHash: hashToken(token),
        family,
        memberId: member.id,
        brandId: member.brandId,
        expiresAt,
        method,
      });
      return { token, family };
    },
    async rotate(token, brandId) {
      const now = clock.now();
      const tokenHash = hashToken(token);
      const outcome = await inTransaction(pool, async (client) => {
        const device = await lockDevice(client, tokenHash, brandId);
        if (!device || device.expiresAt <= now) return null;
        const { family, memberId, method, expiresAt, replacedAt } = device;
        const remainingMs = expiresAt.getTime() - now.getTime();
        if (replacedAt)
          return {
            memberId,
            family,
            method,
            nextToken: null,
            remainingMs,
            copied: now.getTime() - replacedAt.getTime() > CONCURRENT_MS,
          };
        const nextToken = newToken();
        await markReplaced(client, tokenHash, now);
        await insertDevice(client, { tokenHash: hashToken(nextToken), family, memberId, method, brandId, expiresAt });
        return { memberId, family, method, nextToken, remainingMs, copied: false };
      });
      if (!outcome?.copied) return outcome;
      log.warn(
        { memberId: String(outcome.memberId) },
        'a replaced device token was used again; the device is forgotten',
      );
      await sessions.endFamily(outcome.family, outcome.memberId);
      return null;
    },
    forget: (token) => deleteFamilyOfToken(pool, hashToken(token)),
  };
}
