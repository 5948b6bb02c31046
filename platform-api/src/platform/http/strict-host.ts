import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure';

const LABEL = '[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?';
/** A host name or IPv4 address, or an IPv6 address in brackets, with an optional port. */
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::([1-9]\\d{0,4}))?$`, 'i');
const MAX_LENGTH = 260;
const MAX_PORT = 65_535;

/** Whether a Host header follows the grammar: no user, path or odd port, and an address that a URL can hold. */
export function isHost(host: string): boolean {
  const match = host.length <= MAX_LENGTH ? HOST.exec(host) : null;
  return match !== null && Number(match[1] ?? 0) <= MAX_PORT && URL.canParse(`http://${host}`);
}

/** Refuses requests with a malformed host before anything reads it. HTTP/1.0 health checks have none. */
export function refuseMalformedHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(!request.host || isHost(request.host) ? undefined : new Failure('invalid_url'));
  });
}
