import type { Platform } from '../../../platform/platform';
import { deleteAddressesBefore, isKnownAddress, storeAddress } from './login-address-repository';

/** Addresses from which members have logged in. */
export interface LoginAddresses {
  /** @param memberId null for an unknown name: runs the same query, so that it takes the same time */
  hasLoggedInFrom(memberId: bigint | null, ip: string): Promise<boolean>;
  remember(memberId: bigint, ip: string): Promise<void>;
  /** Removes addresses unused for half a year. */
  sweep(): Promise<void>;
}

const FORGET_AFTER_MS = 180 * 24 * 3_600_000;

export function createLoginAddresses({ database: { pool }, clock }: Platform): LoginAddresses {
  return {
    hasLoggedInFrom: (memberId, ip) => isKnownAddress(pool, memberId ?? -1n, ip),
    remember: (memberId, ip) => storeAddress(pool, memberId, ip, clock.now()),
    sweep: () => deleteAddressesBefore(pool, new Date(clock.now().getTime() - FORGET_AFTER_MS)),
  };
}
