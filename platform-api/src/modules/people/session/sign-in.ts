import { REMEMBER_ME_MS, SUB_USER_TYPE } from '@marquee/contract/constants';
import type { CallValue } from '@marquee/contract/calls/index';
import type { Clock } from '../../../platform/clock';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { BrandService } from '../../site/brand/service';
import { infoOf, type Member, stateOf } from '../member/service';
import type { Cookies } from '../../../platform/http/cookies';
import type { LoginAddresses } from '../../../platform/login/login-addresses';
import { passwordIsDue, type SignInMethod } from './password-due';
import type { RememberedDevices } from './remembered-devices';
import type { SessionService } from './service';

export interface SignInOptions {
  readonly withPassword: boolean;
  /** Defaults to the password. */
  readonly method?: SignInMethod;
  readonly rememberMe?: boolean | undefined;
  readonly transport?: 'cookie' | 'header' | undefined;
  readonly firstTimeLogin?: boolean;
}

/**
 * Opens a session for a member and returns the token: as a cookie to the site, in the answer to native clients.
 * @throws Failure `preview_without_members` where the visitor runs code of a team that nobody else runs yet; `account_disabled` for a
 * sub-user whose agent is not active any more
 */
export type SignIn = (
  member: Member,
  context: Pick<CallContext<'public'>, 'brand' | 'ip' | 'userAgent' | 'reply' | 'member'>,
  options: SignInOptions,
) => Promise<CallValue<'session.login'>>;

export interface SignInParts {
  readonly clock: Clock;
  readonly brands: BrandService;
  readonly sessions: SessionService;
  readonly devices: RememberedDevices;
  readonly addresses: LoginAddresses;
  readonly cookies: Cookies;
}

export function createSignIn({ clock, brands, sessions, devices, addresses, cookies }: SignInParts): SignIn {
  return async (member, { brand, ip, userAgent, reply, member: previous }, options) => {
    const { config } = await brands.byId(brand.id);
    const method = options.method ?? 'username';
    if (method !== 'trial' && cookies.read(reply.request, 'marquee-team-preview') !== null)
      throw new Failure('preview_without_members');
    if (previous) await sessions.end(previous, brand.id);
    const byHeader = options.transport === 'header';
    const remembered = options.rememberMe === true && config.flags['REMEMBERME'] === true && !byHeader;
    const device = remembered ? await devices.remember(member, method) : null;
    const token = await sessions.open({
      member,
      ip,
      userAgent,
      withPassword: options.withPassword,
      method,
      deviceFamily: device?.family ?? null,
    });
    if (member.type === SUB_USER_TYPE && (await sessions.memberOf(token, brand.id)) === null)
      throw new Failure('account_disabled');
    // After the session: whether this log-in comes from a new place depends on the earlier addresses.
    if (method !== 'trial') await addresses.remember(member.id, ip);
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
      passwordExpired: passwordIsDue({ method, openedAt: clock.now() }, member, config),
    };
  };
}
