import { z } from 'zod';
import { reasonSchema } from './field-schemas';
import { defineCall } from '../define-call';

const remoteSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(60);
const versionSchema = z.string().min(5).max(60);
const brandSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(40);

const brandRemoteSchema = z.strictObject({
  remote: remoteSchema,
  enabled: z.boolean(),
  disabledReason: z.string().nullable(),
  stable: z.string(),
  previous: z.string().nullable(),
  canary: z.string().nullable(),
  canaryPercent: z.number().int(),
  pinned: z.string().nullable(),
  versions: z.array(z.strictObject({ version: z.string(), registeredAt: z.iso.datetime() })),
  /** Loads of the last 24 hours, by version and outcome. */
  loads: z.array(
    z.strictObject({
      version: z.string(),
      loaded: z.number().int(),
      slow: z.number().int(),
      failed: z.number().int(),
      threw: z.number().int(),
    }),
  ),
});

const CHANGE_ERRORS = ['forbidden', 'release_not_found', 'release_incompatible'] as const;

/** Which remotes a brand runs, in which version, and how their loads go. */
export const remotesCalls = {
  'remotes.list': defineCall({
    methods: ['GET'],
    path: '/ops/remotes',
    access: 'operator',
    summary: 'What a brand runs: the shell and every remote, with versions and the loads of the last day',
    request: z.strictObject({ brand: brandSchema }),
    value: z.array(brandRemoteSchema),
    errors: ['forbidden'],
    status: 'live',
  }),
  'remotes.enable': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/enabled',
    access: 'operator',
    summary: 'Switches a remote on or off for a brand; open pages follow within seconds',
    request: z.strictObject({ remote: remoteSchema, brand: brandSchema, enabled: z.boolean(), reason: reasonSchema }),
    value: z.null(),
    errors: CHANGE_ERRORS,
    status: 'live',
  }),
  'remotes.promote': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/promote',
    access: 'operator',
    summary: 'Makes a release the stable one of a brand, or its canary for a share of the visitors',
    request: z.strictObject({
      remote: remoteSchema,
      brand: brandSchema,
      version: versionSchema,
      /** Given: the release becomes the canary of this share; left out: it becomes the stable one. */
      canaryPercent: z.number().int().min(0).max(100).optional(),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: CHANGE_ERRORS,
    status: 'live',
  }),
  'remotes.pin': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/pin',
    access: 'operator',
    summary: 'Holds a brand on one release whatever is promoted, or lets it go',
    request: z.strictObject({
      remote: remoteSchema,
      brand: brandSchema,
      version: versionSchema.nullable(),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: CHANGE_ERRORS,
    status: 'live',
  }),
  'remotes.rollback': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/rollback',
    access: 'operator',
    summary: 'Goes back to the previous stable release and ends any canary and pin',
    request: z.strictObject({ remote: remoteSchema, brand: brandSchema, reason: reasonSchema }),
    value: z.strictObject({ stable: z.string() }),
    errors: CHANGE_ERRORS,
    status: 'live',
  }),
  'remotes.report': defineCall({
    methods: ['POST'],
    path: '/wps/remotes/telemetry',
    access: 'public',
    summary: 'How loads of remotes went on a page, for the counters',
    request: z.strictObject({
      reports: z
        .array(
          z.strictObject({
            remote: remoteSchema,
            version: versionSchema,
            outcome: z.enum(['loaded', 'slow', 'failed', 'threw']),
            phase: z.enum(['manifest', 'script', 'init', 'contribution', 'render']).optional(),
            reason: z
              .enum(['network', 'http', 'not-script', 'integrity', 'timeout', 'threw', 'incompatible', 'missing'])
              .optional(),
            durationMs: z.number().int().min(0).max(600_000),
          }),
        )
        .min(1)
        .max(50),
    }),
    value: z.null(),
    errors: [],
    status: 'live',
  }),
} as const;
