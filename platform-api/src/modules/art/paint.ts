import { sharp } from '../../platform/sharp';

/** How large pictures of games are drawn: twice their size on the site (tiles to 180 px wide, wide ones to 360). */
export const PAINTED = {
  tile: { width: 360, height: 480, scale: 1.2 },
  wide: { width: 720, height: 405, scale: 1.5 },
} as const;

/** A unit of an SVG is a pixel at this density. */
const PIXEL_DENSITY = 72;
/** Below 80 the rims of the lettering fray. More effort takes a quarter longer for files that are 3 % smaller. */
const WEBP = { quality: 80, effort: 2 } as const;

/**
 * An SVG of ours as WebP; worked on outside the event loop. The same drawing always gives the same bytes.
 * @param scale pixels for a unit of the drawing
 */
export const paint = (svg: string, scale: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: PIXEL_DENSITY * scale })
    .removeAlpha()
    .webp(WEBP)
    .toBuffer();
