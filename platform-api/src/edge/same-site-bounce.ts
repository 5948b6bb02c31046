import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from './security-headers';

/** Pages that need the session and that other sites link to: the payment provider returns to the deposit page. */
const MEMBER_PAGE = /^\/member(\/|$|\?)/;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?marquee=/;

/**
 * Whether a navigation came from another site to a member's page without the session's cookie. The cookie is
 * SameSite=Strict, so a browser leaves it out of exactly this request, and the page would take a member for a guest.
 */
export function needsSameSiteBounce({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    MEMBER_PAGE.test(url) &&
    !SESSION_COOKIE.test(headers.cookie ?? '')
  );
}

/**
 * A page that does nothing but ask for itself again. That request comes from our own origin, so it carries the cookie and
 * says `same-origin`: it is not answered by this page a second time. A redirect would not do: the browser counts the whole
 * chain as coming from the other site. The address is the browser's own, so nothing of the request is written into the page.
 */
export function sameSiteBounce(reply: FastifyReply, secure: boolean): FastifyReply {
  return reply
    .headers({ ...pageHeaders({ frames: [], developers: [], secure }), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0"><title>Marquee</title></head><body></body></html>',
    );
}
