import type { PasskeyAssertion, PasskeyRegistration } from '@marquee/contract/calls/passkeys';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { Failure } from '../../../../platform/failure';
import { ALGORITHMS } from './options';
import type { NewCredential, SignedState } from './passkey';
import type { RelyingParty } from './relying-party';

/** What an answer of an authenticator has to fit. */
export interface Expected {
  readonly challenge: string;
  readonly party: RelyingParty;
}

/**
 * Verifies a new passkey: challenge, origin, host, presence and verification of the user, and that nothing is attested.
 * @throws Failure `passkey_refused`
 */
export async function verifyRegistration(
  { credentialId, clientDataJSON, attestationObject, transports }: PasskeyRegistration,
  { challenge, party }: Expected,
): Promise<NewCredential> {
  try {
    refuseFrames(clientDataJSON);
    refuseAttestation(attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports: [...transports] },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!registrationInfo || registrationInfo.credential.id !== credentialId) throw new Error('another credential');
    const { aaguid, credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      isSyncable: credentialDeviceType === 'multiDevice',
      isSynced: credentialBackedUp,
      aaguid,
    };
  } catch (cause) {
    throw new Failure('passkey_refused', undefined, { cause });
  }
}

/**
 * Verifies an answer of a passkey that is kept. The counter is not compared here.
 * @throws Failure `passkey_refused`
 */
export async function verifyAssertion(
  { credentialId, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
  publicKey: Buffer,
  { challenge, party }: Expected,
): Promise<SignedState> {
  try {
    refuseFrames(clientDataJSON);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    });
    if (!verified) throw new Error('the signature is wrong');
    return {
      counter: BigInt(authenticationInfo.newCounter),
      isSyncable: authenticationInfo.credentialDeviceType === 'multiDevice',
      isSynced: authenticationInfo.credentialBackedUp,
    };
  } catch (cause) {
    throw new Failure('passkey_refused', undefined, { cause });
  }
}

/** The site is never framed by another one, whether or not the browser names it. */
function refuseFrames(clientDataJSON: string): void {
  if (decodeClientDataJSON(clientDataJSON).crossOrigin === true) throw new Error('signed within a frame');
}

/**
 * Without attestation a browser passes on `none`, or a signature by the new key itself. Anything else carries certificates, which would
 * have to be looked up elsewhere.
 */
function refuseAttestation(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error(`attestation ${format}`);
}
