import { IDENTITY_PICTURE_MAX_BYTES, type IdentityLevel, type IdentityPictureKind } from '@marquee/contract/identity';
import { ApiError, callApi, refreshCall, useErrorMessage, useFormat, useMessages } from '@marquee/kit';
import { useEffect, useRef, useState } from 'react';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const ACCEPTED_TYPES = TYPES.join(',');
const MEGABYTE = 1024 * 1024;

interface PictureUpload {
  /** Address of the preview of what was chosen here; null: nothing. */
  readonly preview: string | null;
  /** 0 to 1 while it is being sent. */
  readonly progress: number | null;
  readonly failure: string | null;
  choose(file: File | undefined): void;
}

/** Sends a picture as soon as it is chosen. The preview is the file on the member's device: the server gives none back. */
export function usePictureUpload(level: IdentityLevel, kind: IdentityPictureKind): PictureUpload {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { number } = useFormat();
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiError | 'type' | 'size' | 'unreadable' | null>(null);
  const mb = number(IDENTITY_PICTURE_MAX_BYTES / MEGABYTE);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function send(image: File): Promise<void> {
    upload.current?.abort();
    const controller = new AbortController();
    upload.current = controller;
    setPreview(URL.createObjectURL(image));
    setProgress(0);
    try {
      const options = { signal: controller.signal, onProgress: setProgress };
      await callApi('identity.upload', { level, kind, image }, options);
      await refreshCall('identity.overview');
    } catch (cause) {
      if (controller.signal.aborted) return;
      setPreview(null);
      setFailure(cause instanceof ApiError && cause.code !== 'image_refused' ? cause : 'unreadable');
    }
    setProgress(null);
  }

  return {
    preview,
    progress,
    failure: failure instanceof ApiError ? errorMessage(failure) : failure && t(`identity.fault.${failure}`, { mb }),
    choose(image) {
      if (!image) return;
      setFailure(null);
      if (!TYPES.includes(image.type)) return setFailure('type');
      if (image.size > IDENTITY_PICTURE_MAX_BYTES) return setFailure('size');
      void send(image);
    },
  };
}
