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

/** Magic bytes of the two formats, so that other decoders of the library never see untrusted content. */
const SIGNATURES = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
} as const;

/**
 * Decodes a picture by its content and re-encodes it, so that the stored file contains pixels only, without hidden
 * scripts, archives, position data or comments.
 * @param content bytes as sent; the declared type is ignored
 * @param size that a larger picture is reduced to
 * @throws Failure `image_refused` unless it is one complete PNG or JPEG; `too_many_requests` while many others wait
 */
export async function checkImage(content: Uint8Array, size = SCREEN_SIZE): Promise<CheckedImage> {
  const format = formatOf(content);
  if (!format) throw new Failure('image_refused');
  return enqueue(() => redraw(content, format, size));
}

async function redraw(content: Uint8Array, format: keyof typeof SIGNATURES, size: ImageSize): Promise<CheckedImage> {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
      seconds: SECONDS_AT_MOST,
    });
    if ((await picture.metadata()).format !== format) throw new Error('the format differs from the signature');
    const redrawn = picture.autoOrient().resize({ ...size, fit: 'inside', withoutEnlargement: true });
    const encoded = format === 'png' ? redrawn.png() : redrawn.jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { content: data, mediaType: `image/${format}`, width: info.width, height: info.height };
  } catch (cause) {
    throw new Failure('image_refused', undefined, { cause });
  }
}

function formatOf(content: Uint8Array): 'png' | 'jpeg' | null {
  const begins = (signature: Buffer) => signature.equals(content.subarray(0, signature.length));
  if (begins(SIGNATURES.png)) return 'png';
  return begins(SIGNATURES.jpeg) ? 'jpeg' : null;
}
