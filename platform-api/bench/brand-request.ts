import { type Agent, request } from 'node:http';

interface BrandRequest {
  readonly port: number;
  /** The name by which the API knows the brand; it need not resolve on this machine. */
  readonly host: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly cookie?: string;
  readonly agent?: Agent;
}

/**
 * Calls a brand of the API on this machine, and waits for the whole answer.
 * @returns the answer, and the cookies it set as a header of the next request
 */
export function requestBrand(
  asked: BrandRequest,
): Promise<{ readonly answer: Record<string, unknown>; readonly cookie: string }> {
  const { port, host, method, path, body, cookie, agent } = asked;
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', ...(cookie && { cookie }) };
    const outgoing = request({ port, host: '127.0.0.1', method, path, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const set = response.headers['set-cookie'] ?? [];
        resolve({
          answer: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>,
          cookie: set.map((entry) => entry.split(';')[0]).join('; '),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}
