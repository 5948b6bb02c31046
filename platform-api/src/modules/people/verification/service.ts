import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../../../platform/network-of';
import { Failure } from '../../../platform/failure';
import { latinDigits } from '@marquee/contract/latin-digits';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { BrandService } from '../../site/brand/service';
import type { Messaging } from '../messaging/service';
import { type CodeKey, countTry, deleteExpiredCodes, putCode, takeCode } from './repository';
import { createSendThrottle } from './send-throttle';

export { mobileOf } from './mobile-of';
export { normalMobile } from './mobile';

/** `account` logs in or sets a new password. A code is valid for the purpose that it was sent for. */
export type CodePurpose = 'account' | 'register' | 'step-up' | `contact-${bigint}`;

export interface CodeRequest {
  readonly brandId: number;
  readonly purpose: CodePurpose;
  readonly channel: 'sms' | 'mail';
  /** E.164, or an e-mail address as it is stored. */
  readonly recipient: string;
  readonly ip: string;
  readonly language: string;
  /** The message text; recipients without an account get another text by the same gateway. */
  readonly template: Parameters<Messaging['send']>[0]['template'];
  readonly values?: Readonly<Record<string, string>>;
}

export interface CodeAnswer extends Pick<CodeRequest, 'brandId' | 'purpose' | 'recipient' | 'ip'> {
  readonly code: string;
}

/** Codes by the brand's rule (by default six digits, 5 minutes, 5 tries), each of one use. */
export interface VerificationCodes {
  /**
   * Sends a code and stores it once the gateway has accepted it: a failure changes nothing.
   * @throws Failure `sms_too_many_requests`, `sms_quota_exceeded`, `sms_unknown`, `mail_unavailable`
   */
  send(request: CodeRequest): Promise<{ readonly expiredMinutes: number }>;
  /**
   * Uses up a code.
   * @throws Failure `sms_missing_code`, `sms_invalid_code`, `sms_code_expired`, `sms_too_many_requests`
   */
  spend(answer: CodeAnswer): Promise<void>;
  sweep(): Promise<void>;
}

/** Wrong codes of one address in an hour, over all numbers. */
const WRONG_PER_IP = 50;

/** @param secret key of the deployment for the digests of codes and recipients */
export function createVerificationCodes(
  platform: Platform,
  brands: BrandService,
  messaging: Messaging,
  secret: string,
): VerificationCodes {
  const { clock, config } = platform;
  const { pool } = platform.database;
  const throttle = createSendThrottle(platform);
  const wrongCodes = createThrottle(pool, { name: 'code-wrong', windowMs: 3_600_000 });
  const digest = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest();
  const keyOf = ({ brandId, purpose, recipient }: Omit<CodeAnswer, 'code' | 'ip'>): CodeKey => ({
    brandId,
    purpose,
    recipientHash: digest('recipient', recipient),
  });
  const codeHash = ({ brandId, purpose, recipient }: Omit<CodeAnswer, 'code' | 'ip'>, code: string) =>
    digest('code', brandId, purpose, recipient, code);

  /** Counts a try of the address before its code is compared; whatever proves to be no wrong code is taken back. */
  const admit = async (ip: string): Promise<void> => {
    if (!config.rateLimits || (await wrongCodes.add(networkOf(ip))) <= WRONG_PER_IP) return;
    await wrongCodes.takeBack(networkOf(ip));
    throw new Failure('sms_too_many_requests');
  };

  return {
    async send(request) {
      const { brandId, channel, recipient, template, language, ip } = request;
      const { smsPerDay: brandPerDay, verificationCode: rule } = (await brands.byId(brandId)).config;
      const attempt = { brandId, recipient, ip, brandPerDay };
      await throttle.admit(attempt);
      const code = String(randomInt(0, 10 ** rule.digits)).padStart(rule.digits, '0');
      const values = { ...request.values, code, minutes: rule.lifeMinutes };
      try {
        await messaging.send({ brandId, channel, recipient, template, language, values });
      } catch (failure) {
        await throttle.takeBack(attempt);
        throw failure;
      }
      const expiresAt = new Date(clock.now().getTime() + rule.lifeMinutes * 60_000);
      await putCode(pool, keyOf(request), codeHash(request, code), expiresAt);
      return { expiredMinutes: rule.lifeMinutes };
    },

    async spend(answer) {
      const code = latinDigits(answer.code.trim());
      if (code === '') throw new Failure('sms_missing_code');
      await admit(answer.ip);
      const key = keyOf(answer);
      const row = await countTry(pool, key);
      if (!row) throw new Failure('sms_invalid_code');
      if (row.tries > (await brands.byId(answer.brandId)).config.verificationCode.tries)
        throw new Failure('sms_too_many_requests');
      const answerHash = codeHash(answer, code);
      const isExpired = row.expiresAt <= clock.now();
      if (!isExpired && !(timingSafeEqual(answerHash, row.codeHash) && (await takeCode(pool, key, answerHash))))
        throw new Failure('sms_invalid_code');
      if (config.rateLimits) await wrongCodes.takeBack(networkOf(answer.ip));
      if (isExpired) throw new Failure('sms_code_expired');
    },
    sweep: () => deleteExpiredCodes(pool, clock.now()),
  };
}
