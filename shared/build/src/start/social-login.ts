import { randomBytes } from 'node:crypto';
import type { StackSettings } from './settings';

/**
 * In a demo on this machine one brand's social login leads to the sandbox's provider; the operator's own setting goes before.
 * @param own `MARQUEE_SIGN_IN` as it was set
 */
export function socialLogin(
  { demo, domain, sandboxPort }: Pick<StackSettings, 'demo' | 'domain' | 'sandboxPort'>,
  own = process.env.MARQUEE_SIGN_IN,
): NodeJS.ProcessEnv {
  if (demo !== 'on' || domain !== 'localhost' || own) return {};
  const clientSecret = randomBytes(24).toString('hex');
  const google = { issuer: `http://127.0.0.1:${sandboxPort}/identity`, clientId: 'marquee', clientSecret };
  return { SANDBOX_IDENTITY_SECRET: clientSecret, MARQUEE_SIGN_IN: JSON.stringify({ meridian: { google } }) };
}
