import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { Guards } from '../../../platform/http/guards';
import { imageIdOf, sendImage, sendPublicImage } from '../../../platform/http/send-image';
import type { FooterAdmin } from './footer-admin';
import { type FooterPictures, PICTURE_ADDRESS } from './footer-pictures';

const CONTENT_HASH = /^[0-9a-f]{64}$/;

export function footerRoutes(on: On, pictures: FooterPictures, admin: FooterAdmin): void {
  on('footer.pictures', (input, { brand, language }) => pictures.list(brand, input.language ?? language));
  on('footerAdmin.read', ({ brand }, { operator }) => admin.read(operator, brand));
  on('footerAdmin.uploadImage', ({ brand, image }, { operator }) => admin.upload(operator, brand, image));
  on('footerAdmin.save', async (footer, { operator, requestId }) => {
    await admin.save(operator, footer, requestId);
    return null;
  });
}

/**
 * `/wps/footer/pictures/:contentHash`: a picture that the footer of the brand shows, for everybody. Of operators:
 * `/ops/footer/:brand/images/:imageId`, those uploaded for it too.
 */
export function footerImageRoutes(
  server: FastifyInstance,
  guards: Guards,
  pictures: FooterPictures,
  admin: FooterAdmin,
): void {
  server.get<{ Params: { contentHash: string } }>(`${PICTURE_ADDRESS}/:contentHash`, async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const { contentHash } = request.params;
    if (!CONTENT_HASH.test(contentHash)) throw new Failure('image_not_found');
    return sendPublicImage(reply, await pictures.open(brand, contentHash));
  });
  server.get<{ Params: { brand: string; imageId: string } }>(
    '/ops/footer/:brand/images/:imageId',
    async (request, reply) => {
      const operator = await guards.operatorOf(request);
      if (!operator) throw new Failure('not_logged_in');
      return sendImage(reply, await admin.openImage(operator, request.params.brand, imageIdOf(request.params)));
    },
  );
}
