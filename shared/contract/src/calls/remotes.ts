import { z } from 'zod';
import { plainTextSchema } from '../plain-text';
import { provenanceSchema } from '../release-submission';
import {
  menuContributionSchema,
  modalContributionSchema,
  routeContributionSchema,
  slotContributionSchema,
} from '../remote-manifest';
import { brandCodeSchema, languageSchema, remoteNameSchema } from './field-schemas';
import { PREVIEW_ERRORS, previewAddressSchema } from './preview-address';
import { REMOTE_CHANGE_ERRORS, remoteChangeFields } from './remote-change';
import { defineCall } from '../define-call';

const versionSchema = z.string().min(5).max(60);
const verdictSchema = z.enum(['good', 'bad']).nullable();

/** What members read where a remote is off, by language; another language of the brand stands in for a missing one. */
const offNoticesSchema = z.record(languageSchema, plainTextSchema(300).min(1));

const listedVersionSchema = z.strictObject({
  version: z.string(),
  registeredAt: z.iso.datetime(),
  /** Who made it from what; null for what a checkout or an image brought. */
  provenance: provenanceSchema.extend({ team: z.string() }).nullable(),
  missingLanguages: z
    .array(z.string())
    .meta({ description: 'languages of the brand without texts, or with copies of the English labels' }),
});

const brandRemoteSchema = z.strictObject({
  remote: remoteNameSchema,
  enabled: z.boolean(),
  offNotices: z.record(z.string(), z.string()),
  stable: z.string(),
  /** The last release that proved itself: pages fall back on it. */
  previous: z.string().nullable(),
  canary: z.string().nullable(),
  canaryPercent: z.number().int(),
  pinned: z.string().nullable(),
  /** Raised by every change; a change states the one that it is based on. */
  revision: z.number().int(),
  /** The revision at which an operator last had open pages reload for it; 0: never. */
  reloadRevision: z.number().int(),
  versions: z.array(
    listedVersionSchema.extend({
      /** When it last became the stable release of the brand; null for one that never was. */
      stableAt: z.iso.datetime().nullable(),
      /** An operator's word; a release that was rolled back is bad, and is not served again until an operator says otherwise. */
      verdict: verdictSchema,
      /** All loads at the brand. */
      allLoads: z.strictObject({ good: z.number().int(), bad: z.number().int() }),
    }),
  ),
  /** Loads of the last 24 hours, by version and outcome. */
  loads: z.array(
    z.strictObject({
      version: z.string(),
      loaded: z.number().int(),
      slow: z.number().int(),
      failed: z.number().int(),
      threw: z.number().int(),
      /** Errors outside of any component, and single tasks that held the page up. */
      error: z.number().int(),
      blocked: z.number().int(),
      /** Half, and 95 of 100, of the loads took no longer; null without any. */
      p50Ms: z.number().int().nullable(),
      p95Ms: z.number().int().nullable(),
      /** The most frequent ones; the digest names the file and tells stacks apart. */
      failures: z.array(
        z.strictObject({
          outcome: z.string(),
          reason: z.string(),
          digest: z.string(),
          loads: z.number().int(),
        }),
      ),
    }),
  ),
});

/** Compressed bytes of the scripts and styles that it loads; null for a release that does not say. */
const bytesSchema = z.number().int().nullable();

const mappedRemoteSchema = z.strictObject({
  remote: remoteNameSchema,
  version: z.string(),
  enabled: z.boolean(),
  /** Of all that it contributes, each file once. */
  bytes: bytesSchema,
  routes: z.array(
    routeContributionSchema.pick({ id: true, pattern: true, guard: true, frame: true }).extend({ bytes: bytesSchema }),
  ),
  slots: z.array(slotContributionSchema.pick({ id: true, slot: true, order: true }).extend({ bytes: bytesSchema })),
  menu: z.array(menuContributionSchema.pick({ id: true, place: true, to: true, order: true })),
  modals: z.array(modalContributionSchema.pick({ id: true })),
});

const FAILURE_REASONS = [
  'network',
  'http',
  'not-script',
  'integrity',
  'timeout',
  'threw',
  'incompatible',
  'missing',
  'blocking',
] as const;

const CHANGE_ERRORS = ['forbidden', ...REMOTE_CHANGE_ERRORS] as const;

/** Which remotes a brand runs, in which version, and how their loads go. */
export const remotesCalls = {
  'remotes.list': defineCall({
    methods: ['GET'],
    path: '/ops/remotes',
    access: 'operator',
    summary: 'What a brand runs: the shell and every remote, with versions and the loads of the last day',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(brandRemoteSchema),
    errors: ['forbidden'],
  }),
  'remotes.map': defineCall({
    methods: ['GET'],
    path: '/ops/remotes/map',
    access: 'operator',
    summary: 'Who fills what at a brand: what the release that most visitors get contributes, with its bytes',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(mappedRemoteSchema),
    errors: ['forbidden'],
  }),
  'remotes.preview': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/preview',
    access: 'operator',
    summary: 'An address of the brand’s site at which a release is seen by whoever opens it, and by nobody else',
    request: z.strictObject({ remote: remoteNameSchema, brand: brandCodeSchema, version: versionSchema }),
    value: previewAddressSchema,
    errors: ['forbidden', 'not_found', ...PREVIEW_ERRORS],
  }),
  'remotes.available': defineCall({
    methods: ['GET'],
    path: '/ops/remotes/available',
    access: 'operator',
    summary: 'Registered remotes that a brand has not had until now: they are off, and members learn nothing of them',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(z.strictObject({ remote: remoteNameSchema, versions: z.array(listedVersionSchema) })),
    errors: ['forbidden'],
  }),
  'remotes.history': defineCall({
    methods: ['GET'],
    path: '/ops/remotes/:remote/history',
    access: 'operator',
    summary: 'How the releases of a remote did at a brand in each of the last 24 hours that has anything',
    request: z.strictObject({ brand: brandCodeSchema, remote: remoteNameSchema }),
    value: z.array(
      z.strictObject({
        version: z.string(),
        hour: z.iso.datetime().meta({ description: 'its start' }),
        good: z.number().int().meta({ description: 'loads that showed something' }),
        bad: z.number().int().meta({ description: 'failed loads and crashes' }),
        error: z.number().int(),
        blocked: z.number().int(),
      }),
    ),
    errors: ['forbidden'],
  }),
  'remotes.enable': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/enabled',
    access: 'operator',
    summary: 'Switches a remote on for a brand; open pages follow within seconds',
    request: z.strictObject({
      ...remoteChangeFields,
      version: versionSchema
        .optional()
        .meta({ description: 'the first release of a remote that the brand has not had' }),
    }),
    value: z.null(),
    errors: CHANGE_ERRORS,
  }),
  'remotes.disable': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/disabled',
    access: 'operator',
    summary: 'Switches a remote off for a brand; its addresses answer 503 with the notice in the visitor’s language',
    request: z.strictObject({ ...remoteChangeFields, notices: offNoticesSchema }),
    value: z.null(),
    errors: CHANGE_ERRORS,
  }),
  'remotes.promote': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/promote',
    access: 'operator',
    summary: 'Makes a release the stable one of a brand, or its canary for a share of the visitors',
    request: z.strictObject({
      ...remoteChangeFields,
      version: versionSchema,
      /** Given: the release becomes the canary of this share; left out: it becomes the stable one. */
      canaryPercent: z.number().int().min(0).max(100).optional(),
    }),
    value: z.null(),
    errors: [...CHANGE_ERRORS, 'releases_frozen'],
  }),
  'remotes.pin': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/pin',
    access: 'operator',
    summary: 'Holds a brand on one release whatever is promoted, or lets it go',
    request: z.strictObject({ ...remoteChangeFields, version: versionSchema.nullable() }),
    value: z.null(),
    errors: CHANGE_ERRORS,
  }),
  'remotes.rollback': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/rollback',
    access: 'operator',
    summary: 'Goes back to an earlier release, ends any canary and pin, and marks the release that was served as bad',
    request: z.strictObject({ ...remoteChangeFields, version: versionSchema }),
    value: z.null(),
    errors: CHANGE_ERRORS,
  }),
  'remotes.reload': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/reload',
    access: 'operator',
    summary:
      'Has open pages that run another release than they should reload; each waits until nothing is filled in, open or being played',
    request: z.strictObject(remoteChangeFields),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'remote_changed'],
  }),
  'remotes.judge': defineCall({
    methods: ['POST'],
    path: '/ops/remotes/:remote/verdict',
    access: 'operator',
    summary: 'An operator’s word about a release: good ones may be fallen back on, bad ones are not served',
    request: z.strictObject({
      ...remoteChangeFields,
      version: versionSchema,
      verdict: verdictSchema.meta({ description: 'null takes it back: the loads decide' }),
    }),
    value: z.null(),
    errors: CHANGE_ERRORS,
  }),
  'remotes.report': defineCall({
    methods: ['POST'],
    path: '/wps/remotes/telemetry',
    access: 'public',
    summary: 'What a page reports about the releases that it runs, for the counters',
    request: z.strictObject({
      /** `telemetry` of the page's boot document. */
      token: z.string().max(200),
      /** `name@version` of what that document names, in its order (`reportedReleases`): the token covers no others. */
      releases: z.array(z.string().max(130)).min(1).max(100),
      reports: z
        .array(
          z.strictObject({
            remote: remoteNameSchema,
            version: versionSchema,
            outcome: z.enum(['loaded', 'slow', 'failed', 'threw', 'error', 'blocked', 'success']),
            phase: z.enum(['manifest', 'script', 'init', 'contribution', 'render']).optional(),
            reason: z.enum(FAILURE_REASONS).optional(),
            durationMs: z.number().int().min(0).max(600_000),
            /** Where an error comes from: the innermost file and a digest of the stack. */
            digest: z
              .string()
              .regex(/^[\w.-]{1,40}:[0-9a-f]{8}$/)
              .optional(),
          }),
        )
        .min(1)
        .max(50),
    }),
    value: z.null(),
    errors: [],
  }),
} as const;
