import type { FastifyRequest } from 'fastify';

/** What the log says of a request. The query stays out: a launched game carries its token there. */
export function requestLog({ method, url, host, ip }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>) {
  return { method, path: url.replace(/\?.*$/s, ''), host, ip };
}
