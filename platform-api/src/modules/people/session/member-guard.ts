import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guards } from '../../../platform/http/guards';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { MemberService } from '../member/service';
import type { Cookies } from '../../../platform/http/cookies';
import type { RememberedDevices } from './remembered-devices';
import type { SessionService } from './service';

const BEARER = /^Bearer ([\w-]{43})$/;

export interface MemberGuardParts {
  readonly sessions: SessionService;
  readonly devices: RememberedDevices;
  readonly members: MemberService;
  readonly cookies: Cookies;
}

/**
 * Authenticates a request: by the `Authorization: Bearer` header of native clients and partners, else by the site's
 * cookie, else by the remembered device, which opens a new session.
 */
export function createMemberGuard(parts: MemberGuardParts): Guards['personOf'] {
  const { sessions, cookies } = parts;
  return async (request, reply, brand) => {
    const { authorization } = request.headers;
    if (authorization) {
      const token = BEARER.exec(authorization)?.[1];
      return token ? sessions.memberOf(token, brand.id) : null;
    }
    const token = cookies.read(request, 'marquee');
    const member = token ? await sessions.memberOf(token, brand.id) : null;
    return member ?? reopen(parts, request, reply, brand);
  };
}

async function reopen(
  { sessions, devices, members, cookies }: MemberGuardParts,
  request: FastifyRequest,
  reply: FastifyReply,
  brand: BrandRef,
): Promise<MemberRef | null> {
  const deviceToken = cookies.read(request, 'marquee-device');
  if (!deviceToken) return null;
  const device = await devices.rotate(deviceToken, brand.id);
  const member = device && (await members.byId(device.memberId));
  if (!member || member.status !== 'active') {
    cookies.clear(reply, 'marquee-device');
    return null;
  }
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? '';
  const token = await sessions.open({
    member,
    ip: request.ip,
    userAgent,
    withPassword: false,
    method: device.method,
    way: 'remembered',
    deviceFamily: device.family,
  });
  cookies.write(reply, 'marquee', token);
  if (device.nextToken) cookies.write(reply, 'marquee-device', device.nextToken, device.remainingMs);
  return sessions.memberOf(token, brand.id);
}
