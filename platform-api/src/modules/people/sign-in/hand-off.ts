import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { OneTimeStore } from '../../../platform/one-time';
import { hashToken, newToken } from '../../../platform/secrets';
import type { MemberService } from '../member/service';
import type { Cookies } from '../../../platform/http/cookies';
import type { SignInMethod } from '../session/password-due';
import type { SessionService } from '../session/service';

/** Transfers a session to a browser by a code in the address, valid once and for a minute. */
export interface HandOff {
  issue(member: MemberRef, brand: BrandRef): Promise<{ readonly code: string; readonly expiresInSeconds: number }>;
  /**
   * Opens a session by the code and sets its cookie. A signed-in visitor keeps their session: a link must not make
   * somebody play on another's account.
   */
  redeem(code: string, brand: BrandRef, request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const LIFE_MS = 60_000;
const CODE = /^[\w-]{43}$/;

export interface HandOffParts {
  readonly oneTime: OneTimeStore;
  readonly members: MemberService;
  readonly sessions: SessionService;
  readonly cookies: Cookies;
  readonly personOf: (request: FastifyRequest, reply: FastifyReply, brand: BrandRef) => Promise<MemberRef | null>;
}

export function createHandOff({ oneTime, members, sessions, cookies, personOf }: HandOffParts): HandOff {
  const keyOf = (brand: BrandRef, code: string) => `${brand.id}:${hashToken(code).toString('base64url')}`;
  return {
    async issue(member, brand) {
      const code = newToken();
      const method = (await sessions.methodOf(member, brand.id)) ?? 'username';
      await oneTime.put('hand-off', keyOf(brand, code), `${member.id} ${method}`, LIFE_MS);
      return { code, expiresInSeconds: LIFE_MS / 1_000 };
    },
    async redeem(code, brand, request, reply) {
      if (!CODE.test(code)) return;
      const handed = await oneTime.take('hand-off', keyOf(brand, code));
      if (!handed || (await personOf(request, reply, brand))) return;
      const [id, method] = handed.split(' ') as [string, SignInMethod];
      const member = await members.byId(BigInt(id));
      if (member?.status !== 'active') return;
      const token = await sessions.open({
        member,
        ip: request.ip,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
        withPassword: false,
        method,
        way: 'link',
        deviceFamily: null,
      });
      cookies.write(reply, 'marquee', token);
    },
  };
}
