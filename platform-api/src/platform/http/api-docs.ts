import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@marquee/contract/openapi/document';
import type { FastifyInstance } from 'fastify';

/** `/docs`: interactive page of the call table's OpenAPI document; `/docs/json`: the document itself. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true },
  });
}
