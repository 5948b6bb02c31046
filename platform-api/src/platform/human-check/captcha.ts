import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure';
import { latinDigits } from '@marquee/contract/latin-digits';
import type { OneTimeStore } from '../one-time';
import { networkOf } from '../network-of';
import type { Platform } from '../platform';
import { hashToken, newToken } from '../secrets';
import { createThrottle } from '../throttle';
import { drawCaptcha } from './captcha-image';
import type { Cookies } from '../http/cookies';

export type CaptchaPurpose = 'login' | 'register' | 'feedback';

/** Captcha images; the answer is bound to the browser by a cookie, expires after 5 minutes and is valid once. */
export interface Captcha {
  /** @returns base64 of a png; a new image replaces the browser's previous one of the purpose */
  issue(request: FastifyRequest, reply: FastifyReply, purpose: CaptchaPurpose): Promise<string>;
  /** Whether the answer is right; either way the image is used up. */
  solved(request: FastifyRequest, purpose: CaptchaPurpose, answer: string): Promise<boolean>;
}

const LIFE_MS = 5 * 60_000;
const DIGITS = 5;
const PER_MINUTE = 40;

export function createCaptcha(
  { database: { pool }, config }: Platform,
  oneTime: OneTimeStore,
  cookies: Cookies,
): Captcha {
  const issued = createThrottle(pool, { name: 'captcha', windowMs: 60_000 });
  const keyOf = (browser: string, purpose: CaptchaPurpose) => `${purpose}:${hashToken(browser).toString('base64url')}`;

  return {
    async issue(request, reply, purpose) {
      if (config.rateLimits && (await issued.add(networkOf(request.ip))) > PER_MINUTE)
        throw new Failure('too_many_requests');
      const browser = cookies.read(request, 'marquee-captcha') ?? newToken();
      const answer = String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0');
      await oneTime.put('captcha', keyOf(browser, purpose), answer, LIFE_MS);
      cookies.write(reply, 'marquee-captcha', browser);
      return drawCaptcha(answer);
    },
    async solved(request, purpose, answer) {
      const browser = cookies.read(request, 'marquee-captcha');
      const expected = browser && (await oneTime.take('captcha', keyOf(browser, purpose)));
      return expected !== null && expected === latinDigits(answer.trim());
    },
  };
}
