import type { PasskeyRegistration } from '@marquee/contract/calls/passkeys';

/** A key as the authenticator made it. */
export interface NewCredential {
  readonly credentialId: Buffer;
  /** COSE. */
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly isSyncable: boolean;
  readonly isSynced: boolean;
  readonly aaguid: string;
}

/** How an authenticator stood when it signed. */
export interface SignedState {
  readonly counter: bigint;
  readonly isSyncable: boolean;
  readonly isSynced: boolean;
}

export interface PasskeyRow
  extends Pick<NewCredential, 'credentialId' | 'publicKey' | 'counter' | 'isSyncable' | 'isSynced'> {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly host: string;
  readonly transports: PasskeyRegistration['transports'];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revision: number;
  /** How authenticators name the account. */
  readonly handle: Buffer;
}

export interface NewPasskeyRow extends NewCredential, Pick<PasskeyRow, 'memberId' | 'host' | 'transports' | 'name'> {
  readonly brandId: number;
  readonly createdAt: Date;
}
