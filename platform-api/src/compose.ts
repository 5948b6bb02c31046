import type { FastifyInstance } from 'fastify';
import { createBrandService } from './modules/brand/service';
import { brandRoutes } from './modules/brand/routes';
import { createCallRegistrar } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import { liveStream } from './platform/http/live-stream';
import { openPayloadOpener } from './platform/http/payload-opener';
import type { Platform } from './platform/platform';

export interface Composition {
  close(): Promise<void>;
}

/** Makes every module's service from what it stands on, and puts its routes on the server: the one place where modules meet. */
export async function compose(server: FastifyInstance, platform: Platform): Promise<Composition> {
  const opener = await openPayloadOpener(platform.config.home);
  const brands = createBrandService(platform);

  const guards: Guards = {
    brandOfHost: brands.byHost,
    memberOf: async () => null,
    operatorOf: async () => null,
  };
  const { on } = createCallRegistrar(server, guards, opener);

  brandRoutes(on, brands);
  liveStream(server, platform.bus, guards);

  return { close: async () => brands.close() };
}
