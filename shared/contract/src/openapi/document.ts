import { calls } from '../calls/index';
import type { CallDefinition } from '../define-call';
import { CONTRACT_VERSION } from '../remote-manifest';
import { SIGNATURE_HEADER } from '../wallet-protocol';
import { groupOf, operationOf, operatorServers } from './call-operation';
import { createFailures } from './failures';
import { createSchemaComponents, type Json } from './schema-components';
import { walletPaths } from './wallet-operations';

/** The OpenAPI 3.1 document: every call of the table, and the wallet calls that game vendors make. */
export function openApiDocument(): Json {
  const all = Object.entries(calls as Record<string, CallDefinition>);
  const schemas = createSchemaComponents();
  const failures = createFailures(schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, call] of all) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= path.startsWith('/ops/') ? { servers: operatorServers } : {};
    for (const method of call.methods) {
      paths[path][method.toLowerCase()] = operationOf({ id, call, method }, schemas, failures);
    }
  }
  Object.assign(paths, walletPaths(schemas, failures));
  const groups = new Set(all.map(([id]) => groupOf(id)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee API',
      version: CONTRACT_VERSION,
      description: DESCRIPTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      { url: 'http://sundarban.localhost:4000', description: 'A brand of `npm start`' },
      {
        url: 'https://{site}',
        description: 'The site of a brand: the host name decides which brand answers',
        variables: { site: { default: 'meridian.localhost' } },
      },
    ],
    tags: [...[...groups].sort().map((name) => ({ name })), { name: 'vendorWallet', description: VENDOR_WALLET }],
    paths,
    components: {
      securitySchemes,
      schemas: schemas.all(),
      responses: failures.responses(),
      examples: failures.examples(),
    },
  };
}

const DESCRIPTION = [
  'Each call answers an envelope: `{success: true, value, requestId}`, or `{success: false, code, message, details?, requestId}`',
  'with a code of the error catalogue. Amounts are decimal strings in currency units, times are ISO 8601 in UTC.',
  'A browser that sends cookies also has to send an `Origin` of the same site with every call that changes something.',
].join('\n');

const VENDOR_WALLET =
  'What a game vendor calls while a member plays. Amounts are integers, x 100,000 of the currency unit.';

const securitySchemes = {
  memberSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-marquee',
    description:
      'Session of a member, an agent or a trial account, set by a login (`marquee` where the site has no HTTPS)',
  },
  memberToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` that a login with `transport: "header"` answers',
  },
  operatorSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-marquee-console',
    description: 'Session of an operator, set by `operator.login` on the host of the console',
  },
  operatorToken: { type: 'http', scheme: 'bearer', description: 'The token of an operator session' },
  releaseToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a team, issued by `releaseTokens.issue` on the host of the console',
  },
  vendorSignature: {
    type: 'apiKey',
    in: 'header',
    name: SIGNATURE_HEADER,
    description:
      'Base64 of RSA-SHA256 (PKCS#1 v1.5) over the raw bytes of the body, made with a private key of the vendor',
  },
};
