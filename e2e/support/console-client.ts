import { request } from 'node:http';
import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import { environment } from './environment';

interface Answer {
  readonly body: { readonly success: boolean; readonly code?: string; readonly value: unknown };
  readonly cookies: string[];
}

/** Makes operator calls as the console does, on its host. */
export interface ConsoleClient {
  call(path: string, body: object): Promise<unknown>;
  read(path: string): Promise<unknown>;
}

/** Signs the demonstration's operator in. */
export async function signInOperator(): Promise<ConsoleClient> {
  const { email, password } = accounts.operator;
  const { cookies } = await send('POST', '/ops/session/login', '', { email, password });
  const cookie = cookies.map((header) => header.split(';')[0]).join('; ');
  return {
    call: async (path, body) => (await send('POST', path, cookie, body)).body.value,
    read: async (path) => (await send('GET', path, cookie)).body.value,
  };
}

/** Node's resolver need not know `*.localhost`: the address is the loopback's, the host name goes into the header. */
function send(method: 'GET' | 'POST', path: string, cookie: string, body?: object): Promise<Answer> {
  const host = `console.localhost:${environment.apiPort}`;
  const headers = { host, cookie, origin: `http://${host}`, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: environment.apiPort, host: '127.0.0.1', method, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const parsed = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Answer['body'];
        if (!parsed.success) reject(new Error(`${path}: ${parsed.code}`));
        else resolve({ body: parsed, cookies: incoming.headers['set-cookie'] ?? [] });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}
