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
  await app.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentSecurityPolicy({ frames: [], developers: [], secure: publicScheme === 'https' }),
    uiConfig: { docExpansion: 'none', filter: true },
    transformSpecificationClone: false,
    transformSpecification: (_, { hostname }) => {
      const { all, forMembers } = documents();
      return (hostname === `console.${domain}` ? all : forMembers) as never;
    },
  });
}

interface Documents {
  readonly all: Specification;
  readonly forMembers: Specification;
}

let made: Documents | undefined;

/** Made at the first visit: it takes more than half of the time in which the API starts. */
function documents(): Documents {
  if (made) return made;
  const all = openApiDocument() as unknown as Specification;
  made = { all, forMembers: withoutOperators(all) };
  return made;
}

const isOperators = (path: string) => path.startsWith('/ops/');

/** The document without the operators' paths, and without the groups that only they have. */
function withoutOperators<Document extends Specification>(document: Document): Document {
  const paths = Object.entries(document.paths).filter(([path]) => !isOperators(path));
  const text = JSON.stringify(paths);
  const tags = document.tags?.filter(({ name }) => text.includes(`"tags":["${name}"]`));
  return { ...document, paths: Object.fromEntries(paths), ...(tags && { tags }) };
}
