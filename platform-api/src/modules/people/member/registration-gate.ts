import { networkOf } from '../../../platform/network-of';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { HumanAnswers, HumanCheck } from '../../../platform/human-check/human-check';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { BrandService } from '../../site/brand/service';

/** What every way to an own account passes: at most so many of one address in an hour, each by a person. */
export interface RegistrationGate {
  /** @throws Failure `too_many_requests` */
  requireRoom(ip: string): Promise<void>;
  /** @throws Failure `captcha_required`, `captcha_failed`, `bot_check_failed` */
  requirePerson(context: Pick<CallContext<'public'>, 'brand' | 'request'>, answers: HumanAnswers): Promise<void>;
  /** Counts an account that somebody has now. */
  count(ip: string): Promise<void>;
}

export interface RegistrationGateParts {
  readonly platform: Pick<Platform, 'config' | 'database'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly human: HumanCheck;
}

const PER_IP_AND_HOUR = 20;

export function createRegistrationGate({ platform, brands, human }: RegistrationGateParts): RegistrationGate {
  const registered = createThrottle(platform.database.pool, { name: 'register', windowMs: 3_600_000 });
  return {
    async requireRoom(ip) {
      if (platform.config.rateLimits && (await registered.count(networkOf(ip))) >= PER_IP_AND_HOUR)
        throw new Failure('too_many_requests');
    },
    async requirePerson({ brand, request }, answers) {
      if (await human.passed(request, 'register', answers)) return;
      const { config } = await brands.byId(brand.id);
      throw new Failure(config.registerCaptcha ? 'captcha_required' : 'bot_check_failed');
    },
    async count(ip) {
      await registered.add(networkOf(ip));
    },
  };
}
