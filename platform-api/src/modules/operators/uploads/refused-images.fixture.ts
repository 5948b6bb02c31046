import sharp from 'sharp';

const SCRIPT = '<script>alert(document.domain)</script>';
export const FIVE_MB = 5 * 1024 * 1024;

export const smallPng = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#175c4c' } })
    .png()
    .toBuffer();

interface RefusedImage {
  readonly what: string;
  readonly code: 'image_refused' | 'body_too_large' | 'unsupported_media_type';
  /** As which it is declared. */
  readonly type: string;
  content(): Promise<Buffer>;
}

const PNG = { code: 'image_refused', type: 'image/png' } as const;
const ofText = (text: string) => () => Promise.resolve(Buffer.from(text, 'latin1'));

/** What the gate of every picture that a member sends refuses, by its type, its size and its content. */
export const REFUSED_IMAGES: readonly RefusedImage[] = [
  { ...PNG, what: 'a page', content: ofText(`<html>${SCRIPT}</html>`) },
  {
    ...PNG,
    what: 'a drawing that can hold scripts',
    content: ofText(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  },
  { ...PNG, what: 'the signature of a PNG before a page', content: ofText(`\x89PNG\r\n\x1a\n${SCRIPT}`) },
  {
    ...PNG,
    what: 'a truncated picture',
    async content() {
      const large = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      return large.subarray(0, large.length / 2);
    },
  },
  {
    ...PNG,
    what: 'a small file with excessive pixel dimensions',
    async content() {
      const bomb = await sharp({ create: { width: 7_100, height: 7_100, channels: 3, background: 'black' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
      if (bomb.length >= FIVE_MB) throw new Error('the file is not small');
      return bomb;
    },
  },
  {
    what: 'more than 5 MB, before decoding',
    code: 'body_too_large',
    type: 'image/png',
    content: async () => Buffer.concat([await smallPng(), Buffer.alloc(FIVE_MB)]),
  },
  ...['text/html', 'image/svg+xml', 'application/json', 'multipart/form-data'].map((type) => ({
    what: `a body of type ${type}`,
    code: 'unsupported_media_type' as const,
    type,
    content: smallPng,
  })),
];
