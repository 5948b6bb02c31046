import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { FINDING_SIGNALS, rollOutStepsSchema } from '../roll-out';
import { brandCodeSchema, emptySchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema } from './field-schemas';

const idSchema = z.string().regex(/^\d{1,18}$/);
const windowIdSchema = z.string().regex(/^\d{1,9}$/);
const remoteSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(60);
const page = { pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) };
const share = z.number().min(0).max(1).meta({ description: 'events per load; of `silent`, pages of those served' });

const findingSchema = z.strictObject({ signal: z.enum(FINDING_SIGNALS), stable: share, candidate: share });

const rollOutSchema = z
  .strictObject({
    rollOutId: idSchema,
    brand: z.string(),
    remote: z.string(),
    version: z.string(),
    baseline: z.string().meta({ description: 'the stable release that it is compared with' }),
    state: z.enum(['scheduled', 'running', 'complete', 'halted', 'stopped']),
    steps: rollOutStepsSchema,
    step: z.number().int().nullable().meta({ description: 'index of the current step; null until it starts' }),
    startsAt: z.iso.datetime(),
    stepStartedAt: z.iso.datetime().nullable(),
    loadsInStep: z.number().int().meta({ description: 'loads of the release at the brand since the step started' }),
    haltsByItself: z.boolean(),
    findings: z.array(findingSchema).meta({ description: 'signals in which it is worse than the baseline' }),
    startedBy: z.string().meta({ description: 'name of the operator' }),
    reason: z.string(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RollOut' });
export type RollOut = z.infer<typeof rollOutSchema>;

const freezeWindowSchema = z
  .strictObject({
    windowId: windowIdSchema,
    brand: z.string().nullable().meta({ description: 'null: every brand' }),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    reason: z.string(),
    createdBy: z.string().meta({ description: 'name of the operator' }),
  })
  .meta({ id: 'FreezeWindow' });
export type FreezeWindow = z.infer<typeof freezeWindowSchema>;

const alertSchema = z
  .strictObject({
    alertId: idSchema,
    brand: z.string(),
    kind: z.enum(['roll-out-halted', 'roll-out-findings', 'remote-failing']).meta({
      description: '`remote-failing`: what the brand runs fails too often; `stable` is the share that is accepted',
    }),
    remote: z.string(),
    version: z.string(),
    findings: z.array(findingSchema),
    raisedAt: z.iso.datetime(),
    acknowledgedAt: z.iso.datetime().nullable(),
    acknowledgedBy: z.string().nullable().meta({ description: 'name of the operator' }),
  })
  .meta({ id: 'Alert' });
export type Alert = z.infer<typeof alertSchema>;

/** Releases in rising shares, compared with the stable ones and halted where they are worse. */
export const rollOutCalls = {
  'rollOuts.list': defineCall({
    methods: ['GET'],
    path: '/ops/roll-outs',
    access: 'operator',
    summary: 'The roll-outs of the operator’s brands, or of one; active ones first, then the latest first',
    request: z.strictObject({ brand: brandCodeSchema.optional(), ...page }),
    value: pageOf(rollOutSchema),
    errors: ['forbidden'],
  }),
  'rollOuts.start': defineCall({
    methods: ['POST'],
    path: '/ops/roll-outs',
    access: 'operator',
    summary: 'Rolls releases of one or more remotes out at one or more brands; all of them or none',
    request: z.strictObject({
      brands: z.array(brandCodeSchema).min(1).max(50),
      releases: z
        .array(z.strictObject({ remote: remoteSchema, version: z.string().min(5).max(60) }))
        .min(1)
        .max(20),
      steps: rollOutStepsSchema,
      haltsByItself: z.boolean(),
      startsAt: z.iso.datetime().optional().meta({ description: 'left out: now' }),
      reason: reasonSchema,
    }),
    value: z.strictObject({ rollOutIds: z.array(idSchema) }),
    errors: [
      'forbidden',
      'release_not_found',
      'release_incompatible',
      'release_bad',
      'release_files_wrong',
      'release_storage_down',
      'roll_out_active',
      'releases_frozen',
    ],
  }),
  'rollOuts.stop': defineCall({
    methods: ['POST'],
    path: '/ops/roll-outs/:rollOutId/stop',
    access: 'operator',
    summary: 'Ends a roll-out that has not ended; every visitor gets the stable release again',
    request: z.strictObject({ rollOutId: idSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'roll_out_ended'],
  }),
  'freezeWindows.list': defineCall({
    methods: ['GET'],
    path: '/ops/freeze-windows',
    access: 'operator',
    summary: 'Times in which no release moves forward at the operator’s brands, those that are over left out',
    request: emptySchema,
    value: z.array(freezeWindowSchema),
    errors: ['forbidden'],
  }),
  'freezeWindows.add': defineCall({
    methods: ['POST'],
    path: '/ops/freeze-windows',
    access: 'operator',
    summary: 'Adds a time in which no release moves forward; switching off and rolling back always work',
    request: z.strictObject({
      brand: brandCodeSchema.nullable().meta({ description: 'null: every brand, for operators of every brand' }),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      reason: reasonSchema,
    }),
    value: z.strictObject({ windowId: windowIdSchema }),
    errors: ['forbidden'],
  }),
  'freezeWindows.remove': defineCall({
    methods: ['POST'],
    path: '/ops/freeze-windows/:windowId/remove',
    access: 'operator',
    summary: 'Removes a freeze window',
    request: z.strictObject({ windowId: windowIdSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
  'alerts.list': defineCall({
    methods: ['GET'],
    path: '/ops/alerts',
    access: 'operator',
    summary: 'Alerts of the operator’s brands, open ones first, then the latest first',
    request: z.strictObject({ ...page }),
    value: pageOf(alertSchema),
    errors: ['forbidden'],
  }),
  'alerts.acknowledge': defineCall({
    methods: ['POST'],
    path: '/ops/alerts/:alertId/acknowledge',
    access: 'operator',
    summary: 'Says that an operator has taken an alert up',
    request: z.strictObject({ alertId: idSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
