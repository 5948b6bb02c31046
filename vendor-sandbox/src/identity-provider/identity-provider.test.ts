import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openIdentityProvider } from './identity-provider';

const ISSUER = 'http://127.0.0.1:4100/identity';
const SECRET = 'a secret of the client';
const CALLBACK = 'http://meridian.localhost:4000/wps/session/social/google/callback';
const VERIFIER = 'v'.repeat(43);
const asked = {
  response_type: 'code',
  client_id: 'marquee',
  redirect_uri: CALLBACK,
  scope: 'openid email',
  state: 'the state',
  nonce: 'the nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

let server: FastifyInstance;
beforeEach(async () => {
  server = Fastify();
  await server.register(formbody);
  openIdentityProvider({ issuer: ISSUER, clientSecret: SECRET, domain: 'localhost' }).routes(server);
});
afterEach(() => server.close());

const form = (url: string, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const consent = (change: Record<string, string> = {}) =>
  form('/identity/consent', { ...asked, login: 'rahim', ...change });
const codeOf = async () => new URL(String((await consent()).headers.location)).searchParams.get('code') ?? '';
const exchange = (code: string, change: Record<string, string> = {}) =>
  form('/identity/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    client_id: 'marquee',
    client_secret: SECRET,
    ...change,
  });

it('describes itself, asks for an account and leads back with a code and the state', async () => {
  const { issuer, token_endpoint } = (await server.inject('/identity/.well-known/openid-configuration')).json<
    Record<string, string>
  >();
  expect([issuer, token_endpoint]).toEqual([ISSUER, `${ISSUER}/token`]);
  const page = await server.inject(`/identity/authorize?${new URLSearchParams(asked).toString()}`);
  expect(page.body).toContain('name="login"');
  const back = new URL(String((await consent()).headers.location));
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([CALLBACK, 'the state']);
});

it('gives a signed ID token for the code, once; the same account has the same subject', async () => {
  const tokenOf = async (code: string) => (await exchange(code)).json<{ id_token: string }>().id_token;
  const code = await codeOf();
  const token = await tokenOf(code);
  const [head = '', body = '', signature = ''] = token.split('.');
  const { keys } = (await server.inject('/identity/jwks')).json<{ keys: JsonWebKey[] }>();
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
  expect(verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  const claimsOf = (text: string) =>
    JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  expect(claimsOf(token)).toMatchObject({
    iss: ISSUER,
    aud: 'marquee',
    nonce: 'the nonce',
    email: 'rahim@accounts.example',
  });
  expect((await exchange(code)).json()).toEqual({ error: 'invalid_grant' });
  expect(claimsOf(await tokenOf(await codeOf()))['sub']).toBe(claimsOf(token)['sub']);
});

it.each([
  ['another verifier', { code_verifier: 'x'.repeat(43) }],
  ['another secret', { client_secret: 'guessed' }],
  ['another address', { redirect_uri: `${CALLBACK}/x` }],
])('refuses a code with %s', async (_name, change) => {
  const answer = await exchange(await codeOf(), change);
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_grant' }]);
});

it.each([
  'https://evil.example/wps/session/social/google/callback',
  'http://localhost.evil.example/wps/session/social/google/callback',
  'http://meridian.localhost:4000/elsewhere',
])('leads nobody to %s', async (redirect_uri) => {
  expect((await consent({ redirect_uri })).statusCode).toBe(400);
  const query = new URLSearchParams({ ...asked, redirect_uri }).toString();
  expect((await server.inject(`/identity/authorize?${query}`)).statusCode).toBe(400);
});
