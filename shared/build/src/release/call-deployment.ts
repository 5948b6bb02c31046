import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

interface Answer<Value> {
  readonly success: boolean;
  readonly message?: string;
  readonly details?: { readonly reasons?: readonly string[] };
  readonly value: Value | null;
}

/** Where a team's commands go, and by what right. */
export interface Deployment {
  /** Origin of the console, such as `https://console.example.com`. */
  readonly to: string;
  /** The team's token. */
  readonly token: string;
}

/**
 * Makes a team's call to a deployment.
 * @param path of the call, such as `/ops/releases`
 * @param body left out: the call is a GET
 * @throws with the reasons when it is refused
 */
export async function callDeployment<Value>({ to, token }: Deployment, path: string, body?: object): Promise<Value> {
  const answer = await send<Value>(new URL(path, to), token, body && JSON.stringify(body));
  // Calls without an answer of their own say null.
  if (answer.success) return answer.value as Value;
  throw new Error([answer.message, ...(answer.details?.reasons ?? [])].join('\n  '));
}

/** Node's resolver need not know `*.localhost`, which browsers do: the address is then the loopback's. */
function send<Value>(url: URL, token: string, body?: string): Promise<Answer<Value>> {
  const headers = {
    host: url.host,
    authorization: `Bearer ${token}`,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const host = url.hostname.endsWith('.localhost') ? '127.0.0.1' : url.hostname;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host, port: url.port, path: url.pathname, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        try {
          resolve(JSON.parse(text) as Answer<Value>);
        } catch {
          reject(new Error(`${url.origin} answered ${incoming.statusCode} without JSON`));
        }
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
