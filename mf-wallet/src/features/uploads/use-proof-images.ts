import { callApi } from '@marquee/kit';
import { type Uploads, useUploads } from '@marquee/ui/upload';

/** Proof pictures; the server stores them until a call references their ids (`imageIds`). */
export function useProofImages(): Uploads {
  return useUploads({ send: (image, transport) => callApi('uploads.image', { image }, transport) });
}

/** Where the member sees a picture that they sent. */
export const ownImageUrl = (imageId: string): string => `/wps/uploads/images/${imageId}`;
