import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import type { Release } from '@marquee/contract/release';
import type { Provenance } from '@marquee/contract/release-submission';

export interface Publication {
  /** Origin of the console, such as `https://console.example.com`. */
  readonly to: string;
  readonly token: string;
  /** The team's Ed25519 key, PKCS #8 as PEM. */
  readonly privateKey: string;
  readonly provenance: Provenance;
}

interface Answer {
  readonly success: boolean;
  readonly message?: string;
  readonly details?: { readonly reasons?: readonly string[] };
  readonly value: { readonly added: boolean } | null;
}

/**
 * Publishes a built release to a deployment by its release service.
 * @param folder of the built release
 * @throws with the reasons when it is refused
 */
export async function publishOverHttp(
  folder: string,
  release: Release,
  { to, token, privateKey, provenance }: Publication,
): Promise<{ readonly added: boolean }> {
  const contents = Object.keys(release.integrity).map(
    (file) => [file, readFileSync(path.join(folder, file)).toString('base64')] as const,
  );
  const document = JSON.stringify({ release, provenance });
  const signature = sign(null, Buffer.from(document), createPrivateKey(privateKey)).toString('base64url');
  const body = JSON.stringify({ document, signature, files: Object.fromEntries(contents) });
  const answer = await post(new URL('/ops/releases', to), token, body);
  if (answer.success && answer.value) return answer.value;
  throw new Error([answer.message, ...(answer.details?.reasons ?? [])].join('\n  '));
}

/** Node's resolver need not know `*.localhost`, which browsers do: the address is then the loopback's. */
function post(url: URL, token: string, body: string): Promise<Answer> {
  const headers = {
    host: url.host,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
  const host = url.hostname.endsWith('.localhost') ? '127.0.0.1' : url.hostname;
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send({ host, port: url.port, path: url.pathname, method: 'POST', headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        try {
          resolve(JSON.parse(text) as Answer);
        } catch {
          reject(new Error(`${url.origin} answered ${incoming.statusCode} without JSON`));
        }
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
