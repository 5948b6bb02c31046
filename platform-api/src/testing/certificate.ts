import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate and its key, as PEM. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
const [INTEGER, BITS, BYTES, OID, UTF8, UTC_TIME, SEQUENCE, SET] = [0x02, 0x03, 0x04, 0x06, 0x0c, 0x17, 0x30, 0x31];
const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';
const ECDSA_SHA256 = '2a8648ce3d040302';

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const oid = (hex: string) => der(OID, Buffer.from(hex, 'hex'));
const utcTime = (at: Date) => der(UTC_TIME, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** A certificate of a host name, signed by itself, for a day before and after now. */
export function makeCertificate(host: string): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = der(SEQUENCE, oid(ECDSA_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, oid(COMMON_NAME), der(UTF8, Buffer.from(host)))));
  const names = der(SEQUENCE, der(0x82, Buffer.from(host)));
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, utcTime(new Date(Date.now() - DAY_MS)), utcTime(new Date(Date.now() + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, oid(ALTERNATIVE_NAMES), der(BYTES, names)))),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = der(SEQUENCE, body, algorithm, der(BITS, Buffer.from([0]), signature));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
