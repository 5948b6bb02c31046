import { type KeyObject, verify } from 'node:crypto';
import {
  VENDOR_HEALTH_PATH,
  VENDOR_PATHS,
  type VendorAnswer,
  type VendorCallName,
  type VendorRequest,
  vendorRequestSchemas,
} from '@marquee/contract/vendor-protocol';
import { SIGNATURE_HEADER } from '@marquee/contract/wallet-protocol';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** What a call is about beside its body. */
export interface VendorCallTarget {
  /** The vendor that was called; empty where the path names none. */
  readonly vendor: string;
  /** Under which address the request reached us. */
  readonly origin: string;
}

export type VendorHandlers = {
  readonly [Name in VendorCallName]: (
    request: VendorRequest<Name>,
    target: VendorCallTarget,
  ) => VendorAnswer<Name> | Promise<VendorAnswer<Name>>;
};

/** A valid call that is refused. */
export class VendorRefusal extends Error {
  constructor(
    readonly status: 404 | 409,
    readonly code: string,
  ) {
    super(code);
  }
}

export interface VendorRoutes {
  /** Base path of the vendor's interface, such as `/vendors/:code`. */
  readonly path: string;
  /** Public half of the platform's key; null while there is none. */
  readonly platformKey: () => KeyObject | null;
  readonly handlers: VendorHandlers;
}

/** The calls that the platform makes: signed by it, below the vendor's own address. */
export function vendorRoutes(server: FastifyInstance, { path, platformKey, handlers }: VendorRoutes): void {
  server.get(path + VENDOR_HEALTH_PATH, { logLevel: 'warn' }, () => ({ status: 'ok' }));
  server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const serve = <Name extends VendorCallName>(name: Name) =>
      scope.post<{ Body: Buffer; Params: { code?: string } }>(path + VENDOR_PATHS[name], async (request, reply) => {
        const signature = request.headers[SIGNATURE_HEADER];
        const key = platformKey();
        if (!key || typeof signature !== 'string' || !isSigned(key, request.body, signature))
          return reply.code(401).send({ error: 'invalid_signature' });
        const schema: z.ZodType = vendorRequestSchemas[name];
        const read = schema.safeParse(JSON.parse(request.body.toString('utf8')));
        if (!read.success) return reply.code(400).send({ error: 'malformed' });
        const target = { vendor: request.params.code ?? '', origin: `${request.protocol}://${request.host}` };
        try {
          return await handlers[name](read.data as VendorRequest<Name>, target);
        } catch (error) {
          if (!(error instanceof VendorRefusal)) throw error;
          return reply.code(error.status).send({ error: error.code });
        }
      });
    for (const name of Object.keys(VENDOR_PATHS) as VendorCallName[]) serve(name);
  });
}

const isSigned = (key: KeyObject, body: Buffer, signature: string): boolean =>
  verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'));
