import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@marquee/contract/openapi/document';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config';
import { contentSecurityPolicy } from './security-headers';

interface Specification {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly tags?: readonly { readonly name: string }[];
}

/**
 * `/docs`: interactive page of the call table's OpenAPI document; `/docs/json`: the document itself. Operators' calls are
 * described on the console's host only.
 */
export async function apiDocs(app: FastifyInstance, { domain, publicScheme }: Config): Promise<void> {
  const document = openApiDocument();
  const forMembers = withoutOperators(document as unknown as Specification);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentSecurityPolicy({ frames: [], developers: [], secure: publicScheme === 'https' }),
    uiConfig: { docExpansion: 'none', filter: true },
    transformSpecificationClone: false,
    transformSpecification: (specification, { hostname }) =>
      hostname === `console.${domain}` ? specification : (forMembers as never),
  });
}

const isOperators = (path: string) => path.startsWith('/ops/');

/** The document without the operators' paths, and without the groups that only they have. */
function withoutOperators<Document extends Specification>(document: Document): Document {
  const paths = Object.entries(document.paths).filter(([path]) => !isOperators(path));
  const text = JSON.stringify(paths);
  const tags = document.tags?.filter(({ name }) => text.includes(`"tags":["${name}"]`));
  return { ...document, paths: Object.fromEntries(paths), ...(tags && { tags }) };
}
