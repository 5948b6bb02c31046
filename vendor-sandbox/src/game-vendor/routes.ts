import { type KeyObject, verify } from 'node:crypto';
import {
  VENDOR_PATHS,
  type VendorAnswer,
  type VendorCallName,
  type VendorRequest,
  vendorRequestSchemas,
} from '@marquee/contract/vendor-protocol';
import { SIGNATURE_HEADER } from '@marquee/contract/wallet-protocol';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

export type VendorHandlers = {
  readonly [Name in VendorCallName]: (request: VendorRequest<Name>) => VendorAnswer<Name>;
};

/** The calls that the platform makes, below `/game-vendor`. @param platformKey public half of the platform's key */
export function vendorRoutes(server: FastifyInstance, platformKey: KeyObject, handlers: VendorHandlers): void {
  server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const serve = <Name extends VendorCallName>(name: Name) =>
      scope.post<{ Body: Buffer }>(`/game-vendor${VENDOR_PATHS[name]}`, async (request, reply) => {
        const signature = request.headers[SIGNATURE_HEADER];
        if (typeof signature !== 'string' || !isSigned(platformKey, request.body, signature))
          return reply.code(401).send({ error: 'invalid_signature' });
        const schema: z.ZodType = vendorRequestSchemas[name];
        const read = schema.safeParse(JSON.parse(request.body.toString('utf8')));
        if (!read.success) return reply.code(400).send({ error: 'malformed' });
        return handlers[name](read.data as VendorRequest<Name>);
      });
    for (const name of Object.keys(VENDOR_PATHS) as VendorCallName[]) serve(name);
  });
}

const isSigned = (key: KeyObject, body: Buffer, signature: string): boolean =>
  verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'));
