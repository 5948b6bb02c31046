import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, SignJWT } from 'jose';

const LIFE_S = 3_600;

type SigningKey = Parameters<SignJWT['sign']>[0];

/** What a token has otherwise than the one that firebase makes. */
export interface TokenChanges {
  readonly claims?: object;
  readonly audience?: string;
  readonly issuer?: string;
  readonly key?: SigningKey;
  /** When the phone was proved; now unless told. */
  readonly provedAt?: Date;
}

export interface TestFirebase {
  readonly jwksUrl: string;
  /** An ID token as firebase makes it after a phone was proved. @param phone E.164 */
  token(phone: string, changes?: TokenChanges): Promise<string>;
  close(): Promise<void>;
}

interface FirebaseParts {
  readonly projectId: string;
  /** Any free one unless told. */
  readonly port?: number;
  /**
   * Private key, PKCS #8; one of its own unless told. Who starts a project again before a server that knows it asks for its keys
   * anew gives the same one.
   */
  readonly key?: string | undefined;
  /** HTML of the brand's page that proves a phone, at `/phone`. */
  readonly page?: string;
}

/** A project of firebase with a key of its own: it publishes the key as Google does, at `/keys`. */
export async function startFirebase({
  projectId,
  port = 0,
  page = '',
  key: pem,
}: FirebaseParts): Promise<TestFirebase> {
  const privateKey = createPrivateKey(pem ?? (await newKey()));
  const publicKey = await exportJWK(createPublicKey(privateKey));
  // Whoever has fetched the keys of an earlier one knows whether this one is another.
  const kid = await calculateJwkThumbprint(publicKey);
  const keys = JSON.stringify({ keys: [{ ...publicKey, kid, alg: 'RS256', use: 'sig' }] });
  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/phone') ?? false;
    response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json');
    response.end(isPage ? page : keys);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    token(phone, { claims, audience = projectId, issuer, key = privateKey, provedAt = new Date() } = {}) {
      const provedAtS = Math.floor(provedAt.getTime() / 1_000);
      return new SignJWT({ auth_time: provedAtS, phone_number: phone, jti: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setSubject('firebase-user')
        .setIssuer(issuer ?? `https://securetoken.google.com/${projectId}`)
        .setAudience(audience)
        .setIssuedAt(provedAtS)
        .setExpirationTime(provedAtS + LIFE_S)
        .sign(key);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function newKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return exportPKCS8(privateKey);
}
