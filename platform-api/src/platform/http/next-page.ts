import type { FastifyReply } from 'fastify';

/**
 * A page that only navigates to an address of this site. The request that follows has our own origin, so it carries
 * strict cookies, unlike one after a redirect from another site; and the original address stays out of the history and
 * the referrer.
 * @param path absolute path with its query
 */
export function nextPage(reply: FastifyReply, path: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${escaped(path)}"><title>Marquee</title></head><body></body></html>`,
    );
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&"<>']/g, (sign) => ESCAPES[sign] ?? sign);

/** An address of this site, `/` for one that leads elsewhere. */
export function ownPath(path: string | undefined): string {
  if (!path?.startsWith('/')) return '/';
  const base = 'http://own.invalid';
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  return url?.origin === base ? url.pathname + url.search + url.hash : '/';
}

/** The address with one query parameter set. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
