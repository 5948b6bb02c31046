import { z } from 'zod';
import { brandCodeSchema, reasonSchema, remoteNameSchema } from './field-schemas';

/**
 * Fields of every change of what a brand runs of a remote, by operators and by its team. Another change meanwhile refuses it with
 * `remote_changed` and the current setting.
 */
export const remoteChangeFields = {
  remote: remoteNameSchema,
  brand: brandCodeSchema,
  revision: z.number().int().min(0).meta({ description: 'of the setting that the change is based on' }),
  reason: reasonSchema,
};

export const REMOTE_CHANGE_ERRORS = [
  'not_found',
  'remote_changed',
  'release_not_found',
  'release_incompatible',
  'release_bad',
] as const;
