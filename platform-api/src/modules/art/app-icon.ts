import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../platform/failure';

/** Icon widths in pixels: Apple's home screen, and the sizes of a web app manifest. */
export const APP_ICON_SIZES = [180, 192, 512] as const;

/** Background of each brand's icon, from its dark theme. */
export const APP_GROUND: Readonly<Record<string, string>> = { sundarban: '#0a1d17', meridian: '#0f152b' };

/** The brands' marks on a grid of 48 by 48; a phone may crop to a circle of the middle four fifths. */
const MARKS: Readonly<Record<string, string>> = {
  sundarban:
    '<path fill="#d9b25f" d="M24 1.5 46.5 24 24 46.500 1.500 24Z"/><path fill="#0a1d17" d="M24 6.400 41.600 24 24 41.600 6.400 24Z"/><path fill="#f77a21" d="M24 10.600 28.300 15 24 22.200 19.700 15ZM13.400 21.100l7.400 4.600-2.600 2.300-7.600-4.100ZM34.600 21.100l-7.400 4.600 2.600 2.300 7.600-4.100Z"/>',
  meridian:
    '<g fill="none" stroke="#f4f6fb" stroke-width="3.400"><path d="M24 6.500a17.500 17.500 0 1 0 17.500 17.500M24 6.500C16 11 16 37 24 41.500M24 6.500v35"/></g><path fill="#ff6653" d="M29 6.600a17.500 17.500 0 0 1 12.400 12.400H29Z"/>',
};

/** A brand's icon as PNG, null for a brand without a mark. */
async function drawAppIcon(brandCode: string, size: number): Promise<Buffer | null> {
  const mark = MARKS[brandCode];
  const ground = APP_GROUND[brandCode];
  if (!mark || !ground) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-10 -10 68 68"><rect x="-10" y="-10" width="68" height="68" fill="${ground}"/>${mark}</svg>`;
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0, size, size);
  return canvas.toBuffer('image/png');
}

/** `/art/icon/<brand>-<size>.png`, drawn once. */
export function appIconRoute(server: FastifyInstance): void {
  const icons = new Map<string, Promise<Buffer | null>>();
  server.get<{ Params: { file: string } }>('/art/icon/:file', async (request, reply) => {
    const [, code = '', size = ''] = /^([a-z][a-z0-9-]*)-(\d{3})\.png$/.exec(request.params.file) ?? [];
    if (!APP_ICON_SIZES.some((iconSize) => String(iconSize) === size) || !Object.hasOwn(MARKS, code))
      throw new Failure('not_found');
    const icon = icons.get(request.params.file) ?? drawAppIcon(code, Number(size));
    icons.set(request.params.file, icon);
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(await icon);
  });
}
