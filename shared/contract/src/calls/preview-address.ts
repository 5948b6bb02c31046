import { z } from 'zod';

/** Where a release can be seen before anyone else gets it. */
export const previewAddressSchema = z.strictObject({
  url: z.string(),
  /** Until then the address may be opened; what it opens lasts for two hours, for twelve where a team develops. */
  expiresAt: z.iso.datetime(),
});

export const PREVIEW_ERRORS = [
  'release_not_found',
  'release_not_allowed',
  'release_incompatible',
  'release_files_wrong',
  'release_storage_down',
] as const;
