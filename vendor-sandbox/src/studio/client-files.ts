import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientFolder } from '../assets';
import type { PlaySession } from './studio';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const FILE = /^[\w.-]+\.(js|css|svg|woff2|png)$/;

interface ClientFiles {
  readonly kinds: readonly string[];
  readonly sessionById: (id: string) => PlaySession | undefined;
}

/** The pages of the clients, `/play/<kind>/` and `/play/<kind>/round/`, and their files, which never change. */
export function clientFiles(server: FastifyInstance, { kinds, sessionById }: ClientFiles): void {
  server.get<{ Params: { name: string } }>('/play/assets/:name', async ({ params }, reply) => {
    const content = FILE.test(params.name) ? read(`assets/${params.name}`) : null;
    if (!content) return reply.code(404).send({ error: 'not_found' });
    return reply
      .header('content-type', TYPES[extname(params.name)])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content);
  });
  for (const kind of kinds) {
    server.get<{ Querystring: { session?: string } }>(`/play/${kind}/`, async ({ query }, reply) => {
      const lobby = sessionById(String(query.session ?? ''))?.lobbyUrl ?? null;
      return page(reply, kind, lobby === null ? "'none'" : new URL(lobby).origin);
    });
    server.get(`/play/${kind}/round/`, async (_request, reply) => page(reply, kind, "'none'"));
  }
}

function page(reply: FastifyReply, kind: string, framedBy: string): FastifyReply {
  const content = read(`${kind}.html`);
  if (!content) return reply.code(404).send({ error: 'not_found' });
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(framedBy),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .removeHeader('x-frame-options')
    .send(content);
}

const policy = (framedBy: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');

function read(name: string): Buffer | null {
  try {
    return readFileSync(new URL(name, clientFolder));
  } catch {
    return null;
  }
}
