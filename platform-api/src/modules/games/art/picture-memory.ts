import { createHash } from 'node:crypto';

/** A picture as it is sent. */
export interface Picture {
  readonly content: Buffer;
  readonly mediaType: 'image/svg+xml; charset=utf-8' | 'image/webp';
  readonly etag: string;
}

export const pictureOf = (content: Buffer, mediaType: Picture['mediaType']): Picture => ({
  content,
  mediaType,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
});

/**
 * Caches pictures up to a number of bytes, evicting the least recently used. Concurrent requests for one picture share
 * its creation.
 * @returns the picture of a name, created if not cached; null when `make` returns null
 */
export function createPictureMemory(maxBytes: number) {
  const pictures = new Map<string, Picture>();
  const underway = new Map<string, Promise<Picture | null>>();
  let bytes = 0;

  const forget = (name: string, picture: Picture) => {
    pictures.delete(name);
    bytes -= picture.content.length;
  };
  const remember = (name: string, picture: Picture) => {
    pictures.set(name, picture);
    bytes += picture.content.length;
    for (const [oldest, old] of pictures) {
      if (bytes <= maxBytes) break;
      forget(oldest, old);
    }
  };
  const makeOnce = async (name: string, make: () => Promise<Picture | null>): Promise<Picture | null> => {
    try {
      const picture = await make();
      if (picture) remember(name, picture);
      return picture;
    } finally {
      underway.delete(name);
    }
  };

  return (name: string, make: () => Promise<Picture | null>): Promise<Picture | null> => {
    const picture = pictures.get(name);
    if (picture) {
      pictures.delete(name);
      pictures.set(name, picture);
      return Promise.resolve(picture);
    }
    const pending = underway.get(name) ?? makeOnce(name, make);
    underway.set(name, pending);
    return pending;
  };
}
