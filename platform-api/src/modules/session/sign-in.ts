import { REMEMBER_ME_MS } from '@marquee/contract/constants';
import type { CallValue } from '@marquee/contract/calls/index';
import type { CallContext } from '../../platform/http/call-context';
import { infoOf, type Member, stateOf } from '../member/service';
import type { Cookies } from './cookies';
import type { RememberedDevices } from './remembered-devices';
import type { SessionService } from './service';

export interface SignInOptions {
  readonly passwordGiven: boolean;
  readonly rememberMe?: boolean | undefined;
  readonly transport?: 'cookie' | 'header' | undefined;
  readonly firstTimeLogin?: boolean;
}

/** Opens a session for a member and hands the token over: as a cookie to the site, in the answer to native clients. */
export type SignIn = (
  member: Member,
  context: CallContext<'public'>,
  options: SignInOptions,
) => Promise<CallValue<'session.login'>>;

export function createSignIn(sessions: SessionService, devices: RememberedDevices, cookies: Cookies): SignIn {
  return async (member, { brand, ip, userAgent, reply, member: previous }, options) => {
    if (previous) await sessions.end(previous, brand.id);
    const byHeader = options.transport === 'header';
    const device = options.rememberMe && !byHeader ? await devices.remember(member) : null;
    const token = await sessions.open({
      member,
      ip,
      userAgent,
      passwordGiven: options.passwordGiven,
      deviceFamily: device?.family ?? null,
    });
    if (!byHeader) {
      cookies.write(reply, 'marquee', token);
      if (device) cookies.write(reply, 'marquee-device', device.token, REMEMBER_ME_MS);
      else cookies.clear(reply, 'marquee-device');
    }
    return {
      token: byHeader ? token : null,
      state: stateOf(member.type),
      member: infoOf(member, brand),
      firstTimeLogin: options.firstTimeLogin ?? false,
      passwordExpired: member.mustChangePassword,
    };
  };
}
