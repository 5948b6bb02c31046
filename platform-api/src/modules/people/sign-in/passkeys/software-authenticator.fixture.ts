import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@marquee/contract/calls/passkeys';

/** How an answer differs from that of an honest browser and device. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly crossOrigin?: boolean;
  readonly userVerified?: boolean;
  readonly userPresent?: boolean;
  readonly isSyncable?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  readonly credentialId?: string;
  readonly format?: string;
  /** Key that signs instead of the passkey's. */
  readonly key?: KeyObject;
}

export interface DeviceSettings {
  /** Whether it counts its uses; those of providers that synchronise do not. */
  readonly counts?: boolean;
  readonly isSyncable?: boolean;
  readonly aaguid?: string;
}

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, attested: 0x40 } as const;
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949) of what an attestation holds. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...(value as ReadonlyMap<number | string, never>)];
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, part]) => [cbor(key), cbor(part)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** A device that keeps passkeys: keys on P-256, signatures ES256, attestation `none`. */
export function createDevice({ counts = true, isSyncable = false, aaguid }: DeviceSettings = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, rpId: string, not: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: not.challenge ?? challenge,
        origin: not.origin ?? `http://${rpId}`,
        crossOrigin: not.crossOrigin ?? false,
      }),
    );

  const authenticatorData = (rpId: string, not: Deviation, attested = Buffer.alloc(0)) => {
    const syncable = not.isSyncable ?? isSyncable;
    const flags =
      (not.userPresent === false ? 0 : FLAGS.present) |
      (not.userVerified === false ? 0 : FLAGS.verified) |
      (syncable ? FLAGS.syncable | FLAGS.synced : 0) |
      (attested.length > 0 ? FLAGS.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(not.counter ?? (counts ? (counter += 1) : 0));
    return Buffer.concat([sha256(not.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };

  return {
    credentialId: credentialId.toString('base64url'),
    get handle() {
      return handle;
    },

    register({ challenge, rp, user }: PasskeyCreationOptions, not: Deviation = {}): PasskeyRegistration {
      handle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255]);
      const model = aaguid === undefined ? Buffer.alloc(16) : Buffer.from(aaguid.replaceAll('-', ''), 'hex');
      const data = authenticatorData(rp.id, not, Buffer.concat([model, length, credentialId, key]));
      return {
        credentialId: not.credentialId ?? base64url(credentialId),
        clientDataJSON: base64url(clientData('webauthn.create', challenge, rp.id, not)),
        attestationObject: base64url(
          cbor(
            new Map<string, unknown>([
              ['fmt', not.format ?? 'none'],
              ['attStmt', new Map()],
              ['authData', data],
            ]),
          ),
        ),
        transports: ['internal'],
      };
    },

    answer({ challenge, rpId }: PasskeyRequestOptions, not: Deviation = {}): PasskeyAssertion {
      const client = clientData('webauthn.get', challenge, rpId, not);
      const data = authenticatorData(rpId, not);
      return {
        credentialId: not.credentialId ?? base64url(credentialId),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), not.key ?? privateKey)),
        userHandle: not.userHandle === undefined ? handle : not.userHandle,
      };
    },
  };
}

export type Device = ReturnType<typeof createDevice>;
