import { sharp } from '../../../platform/sharp';

/**
 * Pixels for a unit of the drawing, by the picture: for screens of double density (tiles stand up to 180 px wide, wide ones up
 * to 360), and half as large for others.
 */
export const PAINTED_SCALES = { tile: 1.2, 'tile-half': 0.6, wide: 1.5, 'wide-half': 0.75 } as const;

export type PictureKind = keyof typeof PAINTED_SCALES;

/** A unit of an SVG is a pixel at this density. */
const PIXEL_DENSITY = 72;
/** Below 80 the edges of the lettering fray. More effort takes a quarter longer for files that are 3 % smaller. */
const WEBP = { quality: 80, effort: 2 } as const;

/**
 * Renders an SVG as WebP outside the event loop; deterministic.
 * @param scale pixels for a unit of the drawing
 */
export const paint = (svg: string, scale: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: PIXEL_DENSITY * scale })
    .removeAlpha()
    .webp(WEBP)
    .toBuffer();
