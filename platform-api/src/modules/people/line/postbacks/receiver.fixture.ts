import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { makeCertificate } from '../../../../testing/certificate';
import { createSendPostback, type SendOptions, signatureOf } from './send-postback';

/** A call as the receiver took it. */
export interface ReceivedPostback {
  readonly target: string;
  readonly delivery: string;
  /** Whether a receiver who knows the secret believes it. */
  readonly isGenuine: boolean;
}

export type ReceiverAnswer = (response: ServerResponse, request: IncomingMessage) => void;

/** Resolves every name to this machine. */
export const toThisMachine: LookupFunction = (_hostname, { all }, callback) =>
  all === true ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

/** How far the clock of a call may be off. */
const TOLERANCE_SECONDS = 300;

/** Checks a call as our documentation tells receivers to. */
export function isGenuine({ headers, url = '' }: IncomingMessage, secret: string, now = Date.now()): boolean {
  const seconds = Number(headers['marquee-timestamp']);
  if (!(Math.abs(now / 1_000 - seconds) <= TOLERANCE_SECONDS)) return false;
  const given = Buffer.from(String(headers['marquee-signature']));
  const expected = Buffer.from(signatureOf(secret, seconds, url));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A receiver of postbacks on this machine: https with a certificate of `host`, each call answered by the next answer, by 204 after the last. */
export async function startReceiver(host: string, secret: string) {
  const { cert, key } = makeCertificate(host);
  const calls: ReceivedPostback[] = [];
  const answers: ReceiverAnswer[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const { url = '', headers } = request;
    calls.push({ target: url, delivery: String(headers['marquee-delivery']), isGenuine: isGenuine(request, secret) });
    const answer = answers.shift() ?? ((taken) => taken.writeHead(204).end());
    answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cert,
    calls,
    answers,
    /** Sends as the product does, to this machine alone, whatever the name. @param options beside those of the test */
    sender: (options: SendOptions = {}) =>
      createSendPostback({
        lookup: toThisMachine,
        isReachable: () => true,
        tls: { port, ca: cert },
        ...options,
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
