import { AVATARS } from '@marquee/contract/member-picture';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { Guards } from '../../../platform/http/guards';
import { imageIdOf, sendImage, sendOwnImage } from '../../../platform/http/send-image';
import type { BrandService } from '../../site/brand/service';
import { drawAvatar } from '../../site/look/avatars';
import type { LookService } from '../../site/look/service';
import type { AppearanceAdmin } from './appearance-admin';
import type { Appearance } from './service';

export function appearanceRoutes(on: On, appearance: Appearance, admin: AppearanceAdmin): void {
  on('member.icon', (_input, { member }) => appearance.read(member));
  on('member.setIcon', ({ avatar = null, nickname }, context) =>
    nickname === undefined ? appearance.choose(avatar, context) : appearance.rename(nickname, context),
  );
  on('member.uploadIcon', ({ image }, context) => appearance.upload(image, context));
  on('memberProfiles.list', (filter, { operator }) => admin.list(operator, filter));
  on('memberProfiles.remove', async (request, caller) => {
    await admin.remove(caller, request);
    return null;
  });
}

interface PictureParts {
  readonly guards: Guards;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly looks: Pick<LookService, 'of'>;
  readonly appearance: Appearance;
  readonly appearanceAdmin: AppearanceAdmin;
}

/**
 * `/wps/member/avatars/:file`: a drawn picture in the colours of the brand, for everybody. `/wps/member/pictures/:imageId`: an own one, for
 * the member whose it is; `/ops/member-pictures/:brand/:imageId` for operators.
 */
export function appearanceImageRoutes(server: FastifyInstance, parts: PictureParts): void {
  const { guards, brands, looks, appearance, appearanceAdmin } = parts;
  server.get<{ Params: { file: string } }>('/wps/member/avatars/:file', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const avatar = AVATARS.find((name) => `${name}.svg` === request.params.file);
    const look = avatar && (await looks.of(await brands.byId(brand.id)));
    if (!avatar || !look) throw new Failure('not_found');
    return (
      reply
        // The colours follow the brand's look, which may change.
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/svg+xml; charset=utf-8')
        .send(drawAvatar(avatar, look.accent))
    );
  });

  server.get<{ Params: { imageId: string } }>('/wps/member/pictures/:imageId', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.memberOf(request, reply, brand);
    if (!member) throw new Failure('not_logged_in');
    return sendOwnImage(reply, await appearance.open(imageIdOf(request.params), member));
  });

  server.get<{ Params: { brand: string; imageId: string } }>(
    '/ops/member-pictures/:brand/:imageId',
    async (request, reply) => {
      const operator = await guards.operatorOf(request);
      if (!operator) throw new Failure('not_logged_in');
      const { brand } = request.params;
      return sendImage(reply, await appearanceAdmin.open(operator, brand, imageIdOf(request.params)));
    },
  );
}
