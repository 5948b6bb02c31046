import { request } from 'node:http';
import { environment } from './environment';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly text: string;
  readonly cookies: readonly string[];
}

export interface SendOptions {
  /** Makes it a POST. */
  readonly body?: object;
  readonly cookie?: string;
  readonly userAgent?: string;
  /** Of the page that makes the call; without one the brand's. */
  readonly language?: string | undefined;
  /** Of a call that moves money. */
  readonly idempotencyKey?: string;
  /** Address of the loopback network that the request comes from; the product limits by it. */
  readonly from?: string;
}

/** A request to the product as a browser makes it. Node's resolver need not know `*.localhost`: the name goes into the header. */
export function send(site: string, path: string, options: SendOptions = {}): Promise<Answer> {
  const { body, from } = options;
  const headers = headersOf(site, options);
  const target = { host: '127.0.0.1', port: environment.apiPort, localAddress: from };
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...target, method: body ? 'POST' : 'GET', path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('error', reject);
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const received = Buffer.concat(chunks);
        const cookies = incoming.headers['set-cookie'] ?? [];
        resolve({ status: incoming.statusCode ?? 0, body: received, text: received.toString('utf8'), cookies });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}

function headersOf(
  site: string,
  { body, cookie = '', userAgent, language, idempotencyKey }: SendOptions,
): Record<string, string> {
  const host = `${site}.localhost:${environment.apiPort}`;
  return {
    host,
    cookie,
    origin: `http://${host}`,
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(language !== undefined && { 'x-language': language }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(body && { 'content-type': 'application/json' }),
  };
}
