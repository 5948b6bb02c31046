import type { FastifyRequest } from 'fastify';

/** The logged fields of a request. The query is left out: a launched game carries its token there. */
export function requestLog({ method, url, host, ip }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>) {
  return { method, path: url.replace(/\?.*$/s, ''), host, ip };
}
