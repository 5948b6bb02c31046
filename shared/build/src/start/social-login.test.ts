import { expect, it } from 'vitest';
import { socialLogin } from './social-login';

const demo = { demo: 'on', domain: 'localhost', sandboxPort: 4100 } as const;

it('connects one brand of a demo to the sandbox’s provider, by a secret that both know', () => {
  const { SANDBOX_IDENTITY_SECRET: clientSecret, MARQUEE_SIGN_IN } = socialLogin(demo, undefined);
  expect(clientSecret?.length).toBeGreaterThan(16);
  expect(JSON.parse(MARQUEE_SIGN_IN ?? '')).toEqual({
    meridian: { google: { issuer: 'http://127.0.0.1:4100/identity', clientId: 'marquee', clientSecret } },
  });
});

it.each([
  ['without the demo', { ...demo, demo: 'off' as const }, undefined],
  ['at a domain of its own', { ...demo, domain: 'example.com' }, undefined],
  ['where the operator has set providers', demo, '{}'],
])('leaves it as it is %s', (_name, settings, own) => {
  expect(socialLogin(settings, own)).toEqual({});
});
