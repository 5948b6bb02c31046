import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@marquee/contract/calls/passkeys';
import type { PasskeyRow } from './passkey';
import type { RelyingParty } from './relying-party';

/** How long a challenge can be answered. */
export const CHALLENGE_MS = 5 * 60_000;

/** COSE numbers of the signatures that are taken, the preferred one first: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257] as const;

type Described = Pick<PasskeyRow, 'credentialId' | 'transports' | 'host'>;

const descriptorsOf = (passkeys: readonly Described[], party: RelyingParty) =>
  passkeys
    .filter(({ host }) => host === party.id)
    .map(({ credentialId, transports }) => ({
      type: 'public-key' as const,
      id: credentialId.toString('base64url'),
      transports: [...transports],
    }));

interface NewPasskey {
  readonly challenge: string;
  readonly party: RelyingParty;
  readonly siteName: string;
  readonly account: string;
  readonly handle: Buffer;
  /** What the member has: no device makes a second one. */
  readonly passkeys: readonly Described[];
}

export const creationOptions = ({
  challenge,
  party,
  siteName,
  account,
  handle,
  passkeys,
}: NewPasskey): PasskeyCreationOptions => ({
  challenge,
  rp: { id: party.id, name: siteName },
  user: { id: handle.toString('base64url'), name: account, displayName: account },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: descriptorsOf(passkeys, party),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  timeout: CHALLENGE_MS,
});

/** @param passkeys one of which has to answer; none: any that the device has */
export const requestOptions = (
  challenge: string,
  party: RelyingParty,
  passkeys: readonly Described[] = [],
): PasskeyRequestOptions => ({
  challenge,
  rpId: party.id,
  allowCredentials: descriptorsOf(passkeys, party),
  userVerification: 'required',
  timeout: CHALLENGE_MS,
});
