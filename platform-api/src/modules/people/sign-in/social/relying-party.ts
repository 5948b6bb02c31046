import * as oidc from 'openid-client';
import type { SocialSettings } from '../../../../platform/identity-providers';
import type { SocialProvider } from '@marquee/contract/calls/sign-in';
import type { SocialIdentity } from './repository';

/** Server-side state of one round trip to the provider. */
export interface RoundTrip {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The client of one identity provider: authorization code with PKCE, state and nonce. */
export interface RelyingParty {
  /** @param redirectUri address that the provider redirects to */
  authorizationUrl(trip: RoundTrip, redirectUri: string): Promise<string>;
  /**
   * @param answer the redirect address with its parameters
   * @throws when any part of the answer is invalid
   */
  identity(answer: URL, trip: RoundTrip): Promise<SocialIdentity>;
}

const SCOPE = 'openid email';
const LOCAL = /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/;

export const newRoundTrip = (): RoundTrip => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

export function createRelyingParty(provider: SocialProvider, settings: SocialSettings): RelyingParty {
  let discovery: Promise<oidc.Configuration> | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    discovery ??= discover(settings);
    // The next login retries a provider that could not be reached.
    discovery.catch(() => {
      discovery = null;
    });
    return discovery;
  };

  return {
    async authorizationUrl({ state, nonce, verifier }, redirectUri) {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async identity(answer, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      const email = typeof claims['email'] === 'string' ? claims['email'].slice(0, 254) : null;
      return { provider, issuer: claims.iss, subject: claims.sub, email };
    },
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  tokenEndpoint,
}: SocialSettings): Promise<oidc.Configuration> {
  const insecure = LOCAL.test(issuer) ? { execute: [oidc.allowInsecureRequests] } : {};
  const discovered = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, insecure);
  if (!tokenEndpoint) return discovered;
  const { issuer: name, authorization_endpoint, jwks_uri } = discovered.serverMetadata();
  const server: oidc.ServerMetadata = {
    issuer: name,
    token_endpoint: tokenEndpoint,
    ...(authorization_endpoint && { authorization_endpoint }),
    ...(jwks_uri && { jwks_uri }),
  };
  return new oidc.Configuration(server, clientId, clientSecret);
}
