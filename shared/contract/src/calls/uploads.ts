import { z } from 'zod';
import { defineCall } from '../define-call';
import { imageSchema } from './field-schemas';

/** An uploaded picture that is not attached yet, such as a proof of a deposit. */
export const uploadedImageSchema = z
  .strictObject({ imageId: z.uuid(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'UploadedImage' });
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

export const uploadsCalls = {
  'uploads.image': defineCall({
    methods: ['POST'],
    path: '/wps/uploads/images',
    access: 'member',
    upload: true,
    summary: 'Keeps a picture for a day, until something names it; PNG or JPEG, 5 MB',
    request: z.strictObject({ image: imageSchema }),
    value: uploadedImageSchema,
    errors: ['image_refused', 'too_many_requests'],
  }),
} as const;
