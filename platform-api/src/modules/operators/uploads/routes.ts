import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { Guards } from '../../../platform/http/guards';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import { imageIdOf, sendImage } from '../../../platform/http/send-image';
import type { ImageOwner, Uploads } from './service';

const WINDOW_MS = 10 * 60_000;
const IMAGES_PER_WINDOW = 30;

/** The member as the owner of an upload. */
export const memberOwner = (brand: BrandRef, member: MemberRef): ImageOwner => ({
  brandId: brand.id,
  kind: 'member',
  id: member.id,
});

/** `uploads.image` stores a picture; `/wps/uploads/images/:imageId` returns it to its sender. */
export function uploadRoutes(on: On, { database, config }: Platform, uploads: Uploads): void {
  const throttle = createThrottle(database.pool, { name: 'proof-image', windowMs: WINDOW_MS });
  on('uploads.image', async ({ image }, { brand, member }) => {
    if (config.rateLimits && (await throttle.add(String(member.id))) > IMAGES_PER_WINDOW)
      throw new Failure('too_many_requests');
    const { id, width, height } = await uploads.store(image, memberOwner(brand, member));
    return { imageId: id, width, height };
  });
}

export function ownImageRoute(server: FastifyInstance, guards: Guards, uploads: Uploads): void {
  server.get<{ Params: { imageId: string } }>('/wps/uploads/images/:imageId', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.memberOf(request, reply, brand);
    if (!member) throw new Failure('not_logged_in');
    return sendImage(reply, await uploads.openOwn(imageIdOf(request.params), memberOwner(brand, member)));
  });
}
