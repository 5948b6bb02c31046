import { z } from 'zod';
import { defineCall } from '../define-call';
import { emptySchema } from './field-schemas';

const dataExportSchema = z
  .strictObject({
    exportId: z
      .string()
      .meta({ description: 'file at `/wps/member/data-export/:exportId`, for its member, while it is ready' }),
    state: z.enum(['waiting', 'ready', 'failed']),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'null until it is ready' }),
    bytes: z.int().nullable(),
  })
  .nullable()
  .meta({ description: 'null: none is being written, and none can be downloaded' });
export type DataExport = z.infer<typeof dataExportSchema>;

/** All that is held of a member, or of a sub-user, to take away. */
export const dataExportCalls = {
  'security.dataExport': defineCall({
    methods: ['GET'],
    path: '/wps/member/data-export',
    access: 'member',
    subUser: 'own',
    summary: "The member's newest export of all data",
    request: emptySchema,
    value: dataExportSchema,
    errors: [],
  }),
  'security.requestDataExport': defineCall({
    methods: ['POST'],
    path: '/wps/member/data-export/request',
    access: 'member',
    subUser: 'own',
    encrypted: true,
    summary: 'Writes all that is held of the member into an archive, in the background, for 24 hours',
    request: z.strictObject({
      password: z
        .string()
        .min(1)
        .max(256)
        .optional()
        .meta({ description: 'may be absent within 5 minutes of a login by password' }),
    }),
    value: dataExportSchema,
    errors: ['password_incorrect', 'too_many_requests'],
  }),
} as const;
