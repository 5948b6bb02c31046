import { GUEST } from '@marquee/contract/guest';
import type { Session } from '@marquee/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guards } from '../../../platform/http/guards';
import type { Brand } from '../../site/brand/brand';
import { infoOf } from './account';
import type { MemberService } from './service';

/** The session that a request's cookies carry, as the boot document states it. */
export type VisitorSession = (request: FastifyRequest, reply: FastifyReply, brand: Brand) => Promise<Session>;

export function createVisitorSession(
  members: Pick<MemberService, 'byId'>,
  personOf: Guards['personOf'],
): VisitorSession {
  return async (request, reply, brand) => {
    const signedIn = await personOf(request, reply, brand);
    const member = signedIn && (await members.byId(signedIn.id));
    return member ? { state: signedIn.state, member: infoOf(member, brand) } : GUEST;
  };
}
