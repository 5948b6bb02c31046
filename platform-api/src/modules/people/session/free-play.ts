import type { CallValue } from '@marquee/contract/calls/index';
import { networkOf } from '../../../platform/network-of';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { BrandService } from '../../site/brand/service';
import { infoOf, stateOf } from '../member/service';
import type { MemberService } from '../member/service';
import type { SignIn } from './sign-in';

export interface FreePlay {
  /**
   * Opens a trial session; a signed-in visitor keeps their session.
   * @throws Failure `feature_disabled`, `too_many_requests`, `csrf_refused`
   */
  start(context: CallContext<'public'>, transport?: 'cookie' | 'header'): Promise<CallValue<'session.freePlay'>>;
}

const PER_IP_AND_HOUR = 30;

export function createFreePlay(
  { database: { pool }, config }: Platform,
  brands: BrandService,
  members: MemberService,
  signIn: SignIn,
): FreePlay {
  const started = createThrottle(pool, { name: 'free-play', windowMs: 3_600_000 });
  return {
    async start(context, transport) {
      const { brand, ip, request, language } = context;
      // The call may be a GET, which another site's page could trigger.
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Failure('csrf_refused');
      const { config: settings } = await brands.byId(brand.id);
      if (settings.flags['FREEPLAY'] !== true) throw new Failure('feature_disabled');
      if (context.member) return current(context.member, context.brand);
      if (config.rateLimits && (await started.add(networkOf(ip))) > PER_IP_AND_HOUR)
        throw new Failure('too_many_requests');
      const trial = await members.createTrial(
        brand,
        settings.languages.includes(language) ? language : settings.defaultLanguage,
      );
      return signIn(trial, context, { withPassword: false, method: 'trial', transport });
    },
  };

  async function current(
    { id, passwordDue }: MemberRef,
    brand: CallContext<'public'>['brand'],
  ): Promise<CallValue<'session.freePlay'>> {
    const member = await members.byId(id);
    if (!member) throw new Failure('session_expired');
    return {
      token: null,
      state: stateOf(member.type),
      member: infoOf(member, brand),
      firstTimeLogin: false,
      passwordExpired: passwordDue,
    };
  }
}
