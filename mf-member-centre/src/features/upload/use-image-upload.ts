import { ApiError } from '@marquee/kit';
import { useEffect, useRef, useState } from 'react';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** For the `accept` of a file field. */
export const ACCEPTED_IMAGES = TYPES.join(',');
const MEGABYTE = 1024 * 1024;

interface ImageUploadOptions {
  readonly maxBytes: number;
  /** Sends what was chosen. */
  readonly send: (
    image: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (progress: number) => void },
  ) => Promise<unknown>;
}

interface ImageUpload {
  /** What is being sent, or was sent last from here; null: nothing, or it was refused. */
  readonly image: File | null;
  /** 0 to 1 while it is being sent. */
  readonly progress: number | null;
  /** Why the last choice was not taken: its type, its size, a file that is no picture, or what the call said. */
  readonly failure: ApiError | 'type' | 'size' | 'unreadable' | null;
  /** The most that a picture may have. */
  readonly megabytes: number;
  choose(image: File | undefined): void;
}

/** Sends an image as soon as it is chosen; another choice, or leaving the page, ends the sending of the one before. */
export function useImageUpload({ maxBytes, send }: ImageUploadOptions): ImageUpload {
  const [image, setImage] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<ImageUpload['failure']>(null);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function start(chosen: File): Promise<void> {
    upload.current?.abort();
    const { signal } = (upload.current = new AbortController());
    setImage(chosen);
    setProgress(0);
    try {
      await send(chosen, { signal, onProgress: setProgress });
    } catch (cause) {
      if (signal.aborted) return;
      setImage(null);
      setFailure(cause instanceof ApiError && cause.code !== 'image_refused' ? cause : 'unreadable');
    }
    if (!signal.aborted) setProgress(null);
  }

  return {
    image,
    progress,
    failure,
    megabytes: maxBytes / MEGABYTE,
    choose(chosen) {
      if (!chosen) return;
      setFailure(null);
      if (!TYPES.includes(chosen.type)) return setFailure('type');
      if (chosen.size > maxBytes) return setFailure('size');
      void start(chosen);
    },
  };
}
