import { IDENTITY_PICTURE_MAX_BYTES, type IdentityLevel, type IdentityPictureKind } from '@marquee/contract/identity';
import { ApiError, callApi, refreshCall, useErrorMessage, useFormat, useMessages } from '@marquee/kit';
import { useEffect, useMemo } from 'react';
import { useImageUpload } from '../upload/use-image-upload';

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
  const { image, progress, failure, megabytes, choose } = useImageUpload({
    maxBytes: IDENTITY_PICTURE_MAX_BYTES,
    async send(chosen, options) {
      await callApi('identity.upload', { level, kind, image: chosen }, options);
      await refreshCall('identity.overview');
    },
  });
  const message =
    failure instanceof ApiError
      ? errorMessage(failure)
      : failure && t(`identity.fault.${failure}`, { mb: number(megabytes) });
  return { preview: usePreview(image), progress, failure: message, choose };
}

/** Address of a file on the member's device, while it is shown. */
function usePreview(image: File | null): string | null {
  const preview = useMemo(() => image && URL.createObjectURL(image), [image]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  return preview;
}
