import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface TestIssuer {
  readonly issuer: string;
  /** Logs in and consents as `login`. Returns the address that the provider redirects to. */
  agree(authorizationUrl: string, login: string): Promise<string>;
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'marquee', clientSecret: 'a secret between the two of us, long enough' } as const;

/**
 * A certified OpenID provider on its own port, with its development pages for login and consent.
 * @param redirectUris allowed redirect addresses
 * @param port any free one by default
 */
export async function startIssuer(redirectUris: string[], port = 0): Promise<TestIssuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.com`, email_verified: true }),
    }),
    cookies: { keys: ['a key of the test alone'] },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    issuer,
    agree: (authorizationUrl, login) => walk(issuer, authorizationUrl, login),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Follows the provider's pages as a browser would, until it redirects back. */
async function walk(issuer: string, start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  const request = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };

  let response = await request(start);
  for (let step = 0; step < 12; step += 1) {
    const location = response.headers.get('location');
    if (location) {
      const next = new URL(location, issuer);
      if (next.origin !== issuer) return next.href;
      response = await request(next.href);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]+action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`the provider stopped: ${response.status} ${page.slice(0, 300)}`);
    response = await request(new URL(action, issuer).href, { prompt, login, password: 'any' });
  }
  throw new Error('the provider redirects in a loop');
}
