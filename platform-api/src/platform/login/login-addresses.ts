import type { Platform } from '../platform';
import { type AddressOwner, deleteAddressesBefore, isKnownAddress, storeAddress } from './login-address-repository';

/** Addresses from which members, or operators, have logged in. */
export interface LoginAddresses {
  /** @param accountId null for an unknown name: runs the same query, so that it takes the same time */
  hasLoggedInFrom(accountId: bigint | number | null, ip: string): Promise<boolean>;
  remember(accountId: bigint | number, ip: string): Promise<void>;
  /** Removes addresses unused for half a year. */
  sweep(): Promise<void>;
}

const FORGET_AFTER_MS = 180 * 24 * 3_600_000;

export function createLoginAddresses({ database: { pool }, clock }: Platform, of: AddressOwner): LoginAddresses {
  return {
    hasLoggedInFrom: (accountId, ip) => isKnownAddress(pool, of, accountId ?? -1, ip),
    remember: (accountId, ip) => storeAddress(pool, of, accountId, { ip, seenAt: clock.now() }),
    sweep: () => deleteAddressesBefore(pool, of, new Date(clock.now().getTime() - FORGET_AFTER_MS)),
  };
}
