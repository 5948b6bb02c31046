import { Agent, request } from 'node:http';

/** Connections stay open between the calls of a crowd. */
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const TIMEOUT_MS = 10_000;

/** With a body a POST of JSON. @returns status and parsed body; a status of 0 without an answer */
export function httpCall(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  return new Promise((resolve) => {
    const text = body && JSON.stringify(body);
    const length = text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
    const options = { agent, method: text ? 'POST' : 'GET', headers: { ...headers, ...length }, timeout: TIMEOUT_MS };
    const call = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: parsed(Buffer.concat(chunks).toString()) }),
      );
    });
    call.on('error', () => resolve({ status: 0, body: null }));
    call.on('timeout', () => call.destroy());
    call.end(text);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
