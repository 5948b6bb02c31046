import { SOCIAL_PROVIDERS, type SocialProvider } from '@marquee/contract/calls/sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../../platform/failure';
import type { Guards } from '../../../../platform/http/guards';
import { nextPage, ownPath, withQuery } from '../../../../platform/http/next-page';
import type { BrandRef, MemberRef } from '../../../../platform/http/visitor';
import type { Member, MemberService } from '../../member/service';
import type { Cookies } from '../../../../platform/http/cookies';
import type { SignIn } from '../../session/sign-in';
import { type Arrival, PENDING_MS, ROUND_TRIP_MS, type Social } from './service';

export interface SocialRouteParts {
  /** Origin for the redirect addresses registered with the providers; a request behind a proxy does not reveal it. */
  readonly publicScheme: 'http' | 'https';
  readonly guards: Pick<Guards, 'brandOfHost' | 'memberOf'>;
  readonly social: Social;
  readonly members: MemberService;
  readonly cookies: Cookies;
  readonly signIn: SignIn;
  /** @throws Failure for a member who may not log in here */
  readonly refuseUnfit: (member: Member, site: 'member' | 'agent') => void;
}

interface Visit {
  readonly brand: BrandRef;
  readonly member: MemberRef | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Query = { readonly intent?: string; readonly returnTo?: string };

/**
 * Redirects to an identity provider and back: navigations of the browser, so they answer with pages and no envelope.
 */
export function socialRoutes(server: FastifyInstance, parts: SocialRouteParts): void {
  const { guards, social, cookies } = parts;
  const originOf = (request: FastifyRequest) => `${parts.publicScheme}://${request.host}`;
  const visitOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    return { brand, member: await guards.memberOf(request, reply, brand), request, reply };
  };

  server.get<{ Params: { provider: string }; Querystring: Query }>(
    '/wps/session/social/:provider',
    async (request, reply) => {
      const provider = providerOf(request.params.provider);
      const { brand, member } = await visitOf(request, reply);
      const intent = member && request.query.intent === 'connect' ? 'connect' : 'login';
      const returnTo = ownPath(request.query.returnTo);
      const redirectUri = `${originOf(request)}/wps/session/social/${provider}/callback`;
      try {
        const { url, browser } = await social.setOut(provider, brand, { intent, returnTo, redirectUri });
        cookies.write(reply, 'marquee-social', browser, ROUND_TRIP_MS);
        return await reply.header('cache-control', 'no-store').redirect(url);
      } catch (failure) {
        return failed(reply, failure, intent === 'connect' ? returnTo : '/login');
      }
    },
  );

  server.get<{ Params: { provider: string } }>('/wps/session/social/:provider/callback', async (request, reply) => {
    const provider = providerOf(request.params.provider);
    const visit = await visitOf(request, reply);
    const answer = new URL(request.url, originOf(request));
    const browser = cookies.read(request, 'marquee-social');
    cookies.clear(reply, 'marquee-social');
    let home = '/login';
    try {
      const arrival = await social.arrive(provider, visit.brand, answer, browser);
      if (arrival.intent === 'connect') home = arrival.returnTo;
      return nextPage(reply, await goOn(parts, visit, arrival));
    } catch (failure) {
      return failed(reply, failure, home);
    }
  });
}

/** @returns the next address of the browser */
async function goOn(parts: SocialRouteParts, visit: Visit, arrival: Arrival): Promise<string> {
  const { intent, returnTo, identity, memberId } = arrival;
  if (memberId === null) {
    const token = await parts.social.keepPending(identity, visit.brand);
    parts.cookies.write(visit.reply, 'marquee-social-pending', token, PENDING_MS);
    return withQuery(intent === 'connect' ? returnTo : '/login', 'social', identity.provider);
  }
  if (intent === 'connect') throw new Failure('social_taken');
  const member = await parts.members.byId(memberId);
  if (!member) throw new Failure('social_failed');
  parts.refuseUnfit(member, 'member');
  await parts.members.markFirstLogin(member);
  const { brand, request, reply, member: previous } = visit;
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? '';
  await parts.signIn(
    member,
    { brand, ip: request.ip, userAgent, reply, member: previous },
    { method: 'social', withPassword: false },
  );
  return returnTo;
}

function failed(reply: FastifyReply, failure: unknown, path: string): FastifyReply {
  if (!(failure instanceof Failure)) throw failure;
  return nextPage(reply, withQuery(path, 'failure', failure.code));
}

function providerOf(name: string): SocialProvider {
  const provider = SOCIAL_PROVIDERS.find((candidate) => candidate === name);
  if (!provider) throw new Failure('not_found');
  return provider;
}
