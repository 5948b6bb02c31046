import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

export type CookieName =
  | 'marquee'
  | 'marquee-device'
  | 'marquee-captcha'
  | 'marquee-console'
  | 'marquee-preview'
  | 'marquee-team-preview'
  | 'marquee-social'
  | 'marquee-social-pending';

/** `Lax`: sent with the navigation from an identity provider, unlike a strict cookie. */
const ROUND_TRIP: CookieName = 'marquee-social';

/** Cookies of a realm: bound to the host that set them, hidden from scripts, not sent from other sites. */
export interface Cookies {
  read(request: FastifyRequest, name: CookieName): string | null;
  /** @param lifeMs lifetime in the browser; a session cookie when omitted */
  write(reply: FastifyReply, name: CookieName, value: string, lifeMs?: number): void;
  clear(reply: FastifyReply, name: CookieName): void;
}

/** `Secure` and the `__Host-` prefix need HTTPS, or a host that browsers trust without it. */
export function createCookies({ publicScheme, domain }: Pick<Config, 'publicScheme' | 'domain'>): Cookies {
  const secure = publicScheme === 'https' || domain === 'localhost' || domain.endsWith('.localhost');
  const nameOf = (name: CookieName) => (secure ? `__Host-${name}` : name);
  const attributesOf = (name: CookieName): CookieSerializeOptions => ({
    httpOnly: true,
    secure,
    sameSite: name === ROUND_TRIP ? 'lax' : 'strict',
    path: '/',
  });
  return {
    read: (request, name) => request.cookies[nameOf(name)] ?? null,
    write(reply, name, value, lifeMs) {
      reply.setCookie(nameOf(name), value, {
        ...attributesOf(name),
        ...(lifeMs !== undefined && { maxAge: Math.floor(lifeMs / 1_000) }),
      });
    },
    clear: (reply, name) => void reply.clearCookie(nameOf(name), attributesOf(name)),
  };
}
