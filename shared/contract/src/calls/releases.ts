import { z } from 'zod';
import { defineCall } from '../define-call';
import { RELEASE_STAGES } from '../release-stages';
import { MAX_SUBMISSION_BYTES } from '../release-submission';
import { PREVIEW_ERRORS, previewAddressSchema } from './preview-address';
import { REMOTE_CHANGE_ERRORS, remoteChangeFields } from './remote-change';
import { brandCodeSchema, emptySchema, reasonSchema, remoteNameSchema, textSchema } from './field-schemas';

/** Most visitors that a team may give a canary to, in percent; more is an operator's decision. */
const TEAM_CANARY_PERCENT = 10;

const tokenIdSchema = z.string().regex(/^\d{1,18}$/);

const tokenFields = {
  team: textSchema(60),
  remotes: z.array(remoteNameSchema).min(1).max(20).meta({ description: 'whose releases the team may publish' }),
  brands: z.array(brandCodeSchema).max(50).meta({ description: 'where they may run; empty: on every brand' }),
  stage: z.enum(RELEASE_STAGES),
};

const versionSchema = z.string().min(5).max(60);

const MOVE_ERRORS = ['release_token_invalid', 'release_not_allowed', ...REMOTE_CHANGE_ERRORS] as const;

const remoteStatusSchema = z.strictObject({
  brand: z.string(),
  enabled: z.boolean(),
  stable: z.string().nullable().meta({ description: 'null: the brand has not had the remote' }),
  previous: z.string().nullable().meta({ description: 'what pages fall back on' }),
  canary: z.string().nullable(),
  canaryPercent: z.number().int(),
  pinned: z.string().nullable(),
  revision: z.number().int(),
  rollOut: z.strictObject({ version: z.string(), state: z.enum(['scheduled', 'running']) }).nullable(),
  releases: z
    .array(
      z.strictObject({
        version: z.string(),
        registeredAt: z.iso.datetime(),
        proof: z.enum(['good', 'bad']).nullable().meta({ description: 'by an operator’s word or by its loads' }),
        good: z.number().int().meta({ description: 'loads that showed something' }),
        bad: z.number().int().meta({ description: 'failed loads and crashes' }),
      }),
    )
    .meta({ description: 'the latest first' }),
});

/** Releases that teams publish over HTTP, and the tokens that let them. */
export const releasesCalls = {
  'releases.publish': defineCall({
    methods: ['POST'],
    path: '/ops/releases',
    access: 'team',
    bodyLimitBytes: MAX_SUBMISSION_BYTES,
    summary: 'Publishes a signed release with its files: it is registered whole or not at all, and runs nowhere yet',
    request: z.strictObject({
      document: z
        .string()
        .max(2_000_000)
        .meta({ description: 'JSON of `{release, provenance}`, byte for byte as it was signed' }),
      signature: z.string().max(200).meta({ description: 'Ed25519 over the document, base64url' }),
      files: z
        .record(z.string().max(300), z.string().max(MAX_SUBMISSION_BYTES))
        .meta({ description: 'base64 of every file that `release.integrity` names, by its path' }),
    }),
    value: z.strictObject({
      remote: remoteNameSchema,
      version: z.string(),
      added: z.boolean().meta({ description: 'false when exactly this release was published before' }),
      baseUrl: z.string(),
      since: z
        .string()
        .nullable()
        .meta({ description: 'the release that was registered before it; null for the first' }),
      contributions: z
        .array(
          z.strictObject({
            kind: z.enum(['route', 'slot', 'modal']),
            id: z.string(),
            bytes: z.number().int(),
            budget: z.number().int(),
            before: z
              .number()
              .int()
              .nullable()
              .meta({ description: 'bytes in `since`; null where it had none, or does not say' }),
          }),
        )
        .meta({ description: 'what each loads: scripts and styles, compressed, with the entry' }),
      missingLanguages: z
        .array(z.strictObject({ brand: z.string(), languages: z.array(z.string()) }))
        .meta({ description: 'languages of the team’s brands without texts, or with copies of the English labels' }),
    }),
    errors: [
      'release_token_invalid',
      'release_not_allowed',
      'release_signature_invalid',
      'release_invalid',
      'release_files_wrong',
      'release_claim_taken',
      'release_incompatible',
      'release_exists',
      'release_storage_down',
    ],
  }),
  'releases.preview': defineCall({
    methods: ['POST'],
    path: '/ops/releases/:remote/preview',
    access: 'team',
    summary: 'An address of a brand’s site at which a team’s release is seen by whoever opens it, and by nobody else',
    request: z.strictObject({ remote: remoteNameSchema, brand: brandCodeSchema, version: z.string().min(5).max(60) }),
    value: previewAddressSchema,
    errors: ['release_token_invalid', 'not_found', ...PREVIEW_ERRORS],
  }),
  'releases.develop': defineCall({
    methods: ['POST'],
    path: '/ops/releases/:remote/development',
    access: 'team',
    summary:
      'An address of a brand’s site whose visitor’s own machine may serve a team’s remotes in place of the released ones',
    request: z.strictObject({ remote: remoteNameSchema, brand: brandCodeSchema }),
    value: previewAddressSchema,
    errors: ['release_token_invalid', 'not_found', 'release_not_allowed'],
  }),
  'releases.canary': defineCall({
    methods: ['POST'],
    path: '/ops/releases/:remote/canary',
    access: 'team',
    summary: 'A team gives its release to a small share of a brand’s visitors, or to nobody any more',
    request: z.strictObject({
      remote: remoteNameSchema,
      brand: brandCodeSchema,
      revision: z.number().int().min(0),
      version: z.string().min(5).max(60),
      canaryPercent: z.number().int().min(0).max(TEAM_CANARY_PERCENT),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: [...MOVE_ERRORS, 'releases_frozen'],
  }),
  'releases.status': defineCall({
    methods: ['GET'],
    path: '/ops/releases/:remote/status',
    access: 'team',
    summary: 'What a team’s remote runs at each of the team’s brands, and how its releases did there',
    request: z.strictObject({ remote: remoteNameSchema }),
    value: z.array(remoteStatusSchema),
    errors: ['release_token_invalid', 'release_not_allowed'],
  }),
  'releases.promote': defineCall({
    methods: ['POST'],
    path: '/ops/releases/:remote/promote',
    access: 'team',
    summary: 'A team makes its release the stable one of a brand that has its remote',
    request: z.strictObject({ ...remoteChangeFields, version: versionSchema }),
    value: z.null(),
    errors: [...MOVE_ERRORS, 'releases_frozen'],
  }),
  'releases.rollback': defineCall({
    methods: ['POST'],
    path: '/ops/releases/:remote/rollback',
    access: 'team',
    summary: 'A team goes back to an earlier release of its remote at a brand; what was served is marked as bad there',
    request: z.strictObject({
      ...remoteChangeFields,
      version: versionSchema
        .optional()
        .meta({ description: 'left out: the last stable release that has proved itself' }),
    }),
    value: z.strictObject({ version: z.string() }),
    errors: [...MOVE_ERRORS, 'no_proved_release', 'release_files_wrong', 'release_storage_down'],
  }),
  'releases.retire': defineCall({
    methods: ['POST'],
    path: '/ops/releases/:remote/retire',
    access: 'team',
    summary: 'A team takes a release that no brand runs off the list; its files go once no open page may need them',
    request: z.strictObject({ remote: remoteNameSchema, version: versionSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['release_token_invalid', 'release_not_allowed', 'release_not_found', 'release_in_use'],
  }),
  'releaseTokens.list': defineCall({
    methods: ['GET'],
    path: '/ops/release-tokens',
    access: 'operator',
    summary: 'Tokens by which teams publish releases, the latest first; the tokens themselves are not stored',
    request: emptySchema,
    value: z.array(
      z.strictObject({
        ...tokenFields,
        id: tokenIdSchema,
        createdBy: z.string(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
        revokedAt: z.iso.datetime().nullable(),
      }),
    ),
    errors: ['forbidden'],
  }),
  'releaseTokens.issue': defineCall({
    methods: ['POST'],
    path: '/ops/release-tokens',
    access: 'operator',
    summary: 'Issues a token to a team; it is answered once and never again',
    request: z.strictObject({
      ...tokenFields,
      publicKey: textSchema(1_000).meta({ description: 'the team’s Ed25519 key, SPKI as PEM or base64' }),
      days: z.number().int().min(1).max(365).meta({ description: 'until it expires' }),
      reason: reasonSchema,
    }),
    value: z.strictObject({ id: tokenIdSchema, token: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
  'releaseTokens.revoke': defineCall({
    methods: ['POST'],
    path: '/ops/release-tokens/:id/revoke',
    access: 'operator',
    summary: 'Ends a token at once; what it published stays',
    request: z.strictObject({ id: tokenIdSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
