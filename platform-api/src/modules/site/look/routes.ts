import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { LookService } from './service';

/** Widths in pixels of a brand's icon: a browser's tab, Apple's home screen, and the sizes of a web app manifest. */
export const APP_ICON_SIZES = [64, 180, 192, 512] as const;

const ADDRESS = /^\/looks\/([a-z][a-z0-9-]*)\/\d{1,4}-([A-Za-z0-9_-]{16})\/([a-z0-9-]+\.(?:css|svg|png))$/;
const ICON = /^icon-(\d{2,3})\.png$/;

/**
 * `/looks/<brand>/<look>/<file>`: style sheet and drawings of a brand's look, on every origin of the platform; they never
 * change.
 */
export function lookRoutes(server: FastifyInstance, looks: LookService): void {
  const icons = new Map<string, Promise<Buffer>>();
  server.get('/looks/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const [, brand = '', digest = '', name = ''] = ADDRESS.exec(path) ?? [];
    const look = brand === '' ? null : await looks.byDigest(brand, digest);
    if (!look) throw new Failure('not_found');
    const size = Number(ICON.exec(name)?.[1]);
    if (APP_ICON_SIZES.some((iconSize) => iconSize === size)) {
      const key = `${look.baseUrl}${size}`;
      const icon = icons.get(key) ?? drawIcon(look.appIcon, size);
      icons.set(key, icon);
      return send(reply, 'image/png', await icon);
    }
    const file = look.files.get(name);
    if (!file) throw new Failure('not_found');
    return send(reply, file.mediaType, file.content);
  });
}

function send(reply: FastifyReply, mediaType: string, content: string | Buffer): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-site')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaType)
    .send(content);
}

async function drawIcon(svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(sized)), 0, 0, size, size);
  return canvas.toBuffer('image/png');
}
