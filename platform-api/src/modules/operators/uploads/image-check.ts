import { Failure } from '../../../platform/failure';
import { sharp } from '../../../platform/sharp';
import { createWorkQueue } from '../../../platform/work-queue';

export interface CheckedImage {
  readonly content: Buffer;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** What a stored picture fits inside, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of a few kilobytes can claim a gigabyte of pixels; no camera makes more than this. */
const MAX_PIXELS = 50_000_000;
/** Sufficient for reading on a screen. */
const SCREEN_SIZE: ImageSize = { width: 2_560, height: 2_560 };
const JPEG_QUALITY = 85;
const SECONDS_AT_MOST = 10;

/** A picture of 50 megapixels takes seconds and hundreds of megabytes: two at once, whoever sends them. */
const QUEUE = { concurrency: 2, maxWaiting: 40 };
const enqueue = createWorkQueue({ ...QUEUE, refuse: () => new Failure('too_many_requests') });

/** Magic bytes of the formats and where they stand, so that other decoders of the library never see untrusted content. */
const SIGNATURES = {
  png: [0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  jpeg: [0, Buffer.from([0xff, 0xd8, 0xff])],
  webp: [8, Buffer.from('WEBPVP8')],
} as const;
type Format = keyof typeof SIGNATURES;

/**
 * Decodes a picture by its content and re-encodes it, so that the stored file contains pixels only, without hidden
 * scripts, archives, position data or comments.
 * @param content bytes as sent; the declared type is ignored
 * @param size that a larger picture is reduced to
 * @throws Failure `image_refused` unless it is one complete PNG or JPEG; `too_many_requests` while many others wait
 */
export async function checkImage(content: Uint8Array, size = SCREEN_SIZE): Promise<CheckedImage> {
  const format = formatOf(content);
  if (format !== 'png' && format !== 'jpeg') throw new Failure('image_refused');
  const { data, info } = await enqueue(() => redraw(content, format, { size, as: format }));
  return { content: data, mediaType: `image/${format}`, width: info.width, height: info.height };
}

/** A photograph, and what its file said before that was removed. */
export interface CheckedPhoto {
  /** A JPEG of pixels only. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  readonly sent: { readonly exif: Buffer | null; readonly width: number; readonly height: number };
}

/**
 * As `checkImage`, for photographs of any camera: WebP too, and always stored as JPEG.
 * @throws Failure as `checkImage`
 */
export async function checkPhoto(content: Uint8Array): Promise<CheckedPhoto> {
  const format = formatOf(content);
  if (!format) throw new Failure('image_refused');
  const { data, info, sent } = await enqueue(() => redraw(content, format, { size: SCREEN_SIZE, as: 'jpeg' }));
  const { exif = null, width = 0, height = 0 } = sent;
  return { content: data, width: info.width, height: info.height, sent: { exif, width, height } };
}

/**
 * As `checkPhoto`, cut to a square from its middle.
 * @param side pixels
 * @throws Failure as `checkImage`
 */
export async function checkPortrait(content: Uint8Array, side: number): Promise<CheckedImage> {
  const format = formatOf(content);
  if (!format) throw new Failure('image_refused');
  const form = { size: { width: side, height: side }, as: 'jpeg', fit: 'cover' } as const;
  const { data, info } = await enqueue(() => redraw(content, format, form));
  return { content: data, mediaType: 'image/jpeg', width: info.width, height: info.height };
}

interface RedrawnForm {
  readonly size: ImageSize;
  readonly as: 'png' | 'jpeg';
  /** `cover`: exactly of this size; what stands out is cut off. */
  readonly fit?: 'inside' | 'cover';
}

async function redraw(content: Uint8Array, format: Format, { size, as, fit = 'inside' }: RedrawnForm) {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
      seconds: SECONDS_AT_MOST,
    });
    const sent = await picture.metadata();
    if (sent.format !== format) throw new Error('the format differs from the signature');
    const redrawn = picture.autoOrient().resize({ ...size, fit, withoutEnlargement: fit === 'inside' });
    const encoded = as === 'png' ? redrawn.png() : flat(redrawn, format).jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
    return { ...(await encoded.toBuffer({ resolveWithObject: true })), sent };
  } catch (cause) {
    throw new Failure('image_refused', undefined, { cause });
  }
}

/** A JPEG has no transparency: what is transparent becomes white, not black. */
const flat = (picture: ReturnType<typeof sharp>, format: Format) =>
  format === 'jpeg' ? picture : picture.flatten({ background: '#ffffff' });

function formatOf(content: Uint8Array): Format | null {
  const formats = Object.keys(SIGNATURES) as Format[];
  const isOf = (format: Format) => {
    const [at, signature] = SIGNATURES[format];
    return signature.equals(content.subarray(at, at + signature.length));
  };
  return formats.find(isOf) ?? null;
}
