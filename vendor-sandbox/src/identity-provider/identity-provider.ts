import { createHash, generateKeyPairSync, randomBytes, sign, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { logInPage } from './log-in-page';

export interface IdentityProviderSettings {
  /** Address of the provider, which browsers and the platform share. */
  readonly issuer: string;
  readonly clientSecret: string;
  /** Of the sites that may send visitors here. */
  readonly domain: string;
}

/** A provider of accounts at other companies, as OpenID Connect describes one: code flow with PKCE, one client. */
export interface IdentityProvider {
  routes(server: FastifyInstance): void;
}

const CLIENT_ID = 'marquee';
const CODE_MS = 60_000;
const TOKEN_SECONDS = 300;
const MAX_OPEN_CODES = 1_000;

const askedSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(CLIENT_ID),
  redirect_uri: z.url().max(300),
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});
const consentSchema = askedSchema.extend({ login: z.string().regex(/^[a-z0-9_.-]{1,40}$/) });
const exchangeSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});

type Consent = z.output<typeof consentSchema>;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const base64Json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function openIdentityProvider({ issuer, clientSecret, domain }: IdentityProviderSettings): IdentityProvider {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const keyId = randomBytes(8).toString('hex');
  const codes = new Map<string, Consent & { readonly until: number }>();

  /** A site of this installation, at the address that takes the provider's answers. */
  const isCallback = (address: string): boolean => {
    const { hostname, pathname } = new URL(address);
    const isSite = hostname === domain || hostname.endsWith(`.${domain}`);
    return isSite && /^\/wps\/session\/social\/\w+\/callback$/.test(pathname);
  };

  const idToken = ({ login, nonce }: Consent): string => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      sub: sha256(`sandbox account ${login}`).toString('hex').slice(0, 24),
      aud: CLIENT_ID,
      iat: now,
      exp: now + TOKEN_SECONDS,
      nonce,
      email: `${login}@accounts.example`,
      email_verified: true,
    };
    const content = `${base64Json({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${base64Json(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  };

  /** The consent behind a code, once, if everything that comes with the code fits it. */
  const takeCode = (exchange: z.output<typeof exchangeSchema>): Consent | null => {
    const consent = codes.get(exchange.code);
    codes.delete(exchange.code);
    const isClient =
      exchange.client_id === CLIENT_ID && timingSafeEqual(sha256(exchange.client_secret), sha256(clientSecret));
    if (!consent || !isClient || consent.until < Date.now()) return null;
    const isProved = sha256(exchange.code_verifier).toString('base64url') === consent.code_challenge;
    return isProved && exchange.redirect_uri === consent.redirect_uri ? consent : null;
  };

  const consented = (consent: Consent, reply: FastifyReply) => {
    const code = randomBytes(24).toString('base64url');
    if (codes.size >= MAX_OPEN_CODES) codes.clear();
    codes.set(code, { ...consent, until: Date.now() + CODE_MS });
    const back = new URL(consent.redirect_uri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', consent.state);
    return reply.redirect(back.href, 303);
  };

  return {
    routes(server) {
      server.get('/identity/.well-known/openid-configuration', () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      }));
      server.get('/identity/jwks', () => ({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' }],
      }));
      server.get('/identity/authorize', async (request, reply) => {
        const asked = askedSchema.safeParse(request.query);
        if (!asked.success || !isCallback(asked.data.redirect_uri)) return refuse(reply, 'invalid_request');
        const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
        return reply.type('text/html').header('content-security-policy', policy).send(logInPage(asked.data));
      });
      server.post('/identity/consent', async (request, reply) => {
        const consent = consentSchema.safeParse(request.body);
        if (!consent.success || !isCallback(consent.data.redirect_uri)) return refuse(reply, 'invalid_request');
        return consented(consent.data, reply);
      });
      server.post('/identity/token', async (request, reply) => {
        const exchange = exchangeSchema.safeParse(request.body);
        const consent = exchange.success ? takeCode(exchange.data) : null;
        if (!consent) return refuse(reply, 'invalid_grant');
        const access_token = randomBytes(24).toString('base64url');
        const answer = { access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, id_token: idToken(consent) };
        return reply.header('cache-control', 'no-store').send(answer);
      });
    },
  };
}

const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ error });
