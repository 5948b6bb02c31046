import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Failure } from '../failure';

/** A picture that the visitor may see. */
export interface SentImage {
  readonly image: { readonly mediaType: 'image/png' | 'image/jpeg' };
  readonly content: Readable;
}

const IMAGE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Parses the id of a picture in an address.
 * @throws Failure `image_not_found` when it is invalid
 */
export function imageIdOf({ imageId }: { readonly imageId: string }): string {
  if (!IMAGE_ID.test(imageId)) throw new Failure('image_not_found');
  return imageId;
}

/** Answers with a picture. Browsers may neither run any content of it, nor keep it beyond the page: it may prove a payment, and
 * its viewer may log out. */
export const sendImage = (reply: FastifyReply, sent: SentImage): FastifyReply => send(reply, sent, 'private, no-store');

/** Answers with a picture that everybody may see, at an address that names its content: browsers keep it, and ask no more. */
export const sendPublicImage = (reply: FastifyReply, sent: SentImage): FastifyReply =>
  send(reply, sent, 'public, max-age=31536000, immutable');

/** Answers with a picture that its viewer alone may see, at an address that names its content: their browser keeps it. */
export const sendOwnImage = (reply: FastifyReply, sent: SentImage): FastifyReply =>
  send(reply, sent, 'private, max-age=31536000, immutable');

function send(reply: FastifyReply, { image, content }: SentImage, cacheControl: string): FastifyReply {
  return reply
    .headers({
      'content-type': image.mediaType,
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': cacheControl,
    })
    .send(content);
}
