import { z } from 'zod';
import { defineCall } from '../define-call';
import { isGoalWithinPeriod, isMoneyTask, MISSION_MULTIPLIERS, MISSION_PERIODS, MISSION_TASKS } from '../missions';
import { amountSchema, positiveAmountSchema, unsignedAmountSchema } from '../money';
import { brandCodeSchema, reasonSchema } from './field-schemas';
import { POINTS_MAX } from './points';
import { proposalSchema } from './proposals';

const missionIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/);

/** What a mission asks for and gives. Its texts are composed of task and goal. */
export const missionTermsSchema = z
  .strictObject({
    period: z.enum(MISSION_PERIODS),
    task: z.enum(MISSION_TASKS),
    goal: z.string().max(20).meta({ description: 'an amount for turnover and deposit, otherwise a whole number' }),
    multiplier: z.union(MISSION_MULTIPLIERS.map((stakes) => z.literal(stakes))).nullable(),
    minimum: positiveAmountSchema
      .nullable()
      .meta({ description: 'deposits of an invited member that qualify the invitation; null for other tasks' }),
    after: missionIdSchema.nullable().meta({ description: 'mission of the same period that has to be claimed first' }),
    reward: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('points'), points: z.number().int().min(1).max(POINTS_MAX) }),
      z.strictObject({ kind: z.literal('cash'), amount: positiveAmountSchema }),
    ]),
    score: z.number().int().min(1).max(1_000_000).meta({ description: 'what a claim adds to the leaderboard' }),
    sortOrder: z.number().int().min(0).max(1_000),
  })
  .refine(({ task, multiplier }) => (task === 'multiplier') === (multiplier !== null), { path: ['multiplier'] })
  .refine(({ task, minimum }) => (task === 'invitations') === (minimum !== null), { path: ['minimum'] })
  .refine(({ task, period, goal }) => isGoalWithinPeriod(task, period, Number(goal)), { path: ['goal'] })
  .refine(({ task, goal }) => isMoneyTask(task) || /^[1-9]\d{0,8}$/.test(goal), { path: ['goal'] });
export type MissionTerms = z.infer<typeof missionTermsSchema>;

const adminMissionSchema = z
  .strictObject({
    missionId: missionIdSchema,
    terms: missionTermsSchema,
    fromDay: z.iso.date(),
    untilDay: z.iso.date().nullable().meta({ description: 'its last business day; null: no end is planned' }),
    claims: z.number().int(),
  })
  .meta({ id: 'AdminMission' });
export type AdminMission = z.infer<typeof adminMissionSchema>;

const proposal = { changeId: z.uuid(), brand: brandCodeSchema, reason: reasonSchema };

/** The operators' side of the missions, with the right `cashier`. */
export const missionsAdminCalls = {
  'missionsAdmin.list': defineCall({
    methods: ['GET'],
    path: '/ops/missions',
    access: 'operator',
    summary: 'Missions of a brand that have not ended, and the stake from which rounds count',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.strictObject({
      currency: z.string(),
      minimumStake: amountSchema,
      missions: z.array(adminMissionSchema),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'missionsAdmin.propose': defineCall({
    methods: ['POST'],
    path: '/ops/missions/changes',
    access: 'operator',
    summary:
      'Proposes a new mission, another version of one, its end, or the stake from which rounds count; a second operator decides',
    request: z.discriminatedUnion('kind', [
      z.strictObject({ ...proposal, kind: z.literal('new'), terms: missionTermsSchema }),
      z.strictObject({ ...proposal, kind: z.literal('change'), missionId: missionIdSchema, terms: missionTermsSchema }),
      z.strictObject({ ...proposal, kind: z.literal('end'), missionId: missionIdSchema }),
      z.strictObject({ ...proposal, kind: z.literal('minimum'), minimumStake: unsignedAmountSchema }),
    ]),
    value: proposalSchema,
    errors: [
      'forbidden',
      'not_found',
      'mission_not_found',
      'amount_invalid',
      'proposal_waiting',
      'idempotency_key_reused',
    ],
  }),
} as const;
