import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { MISSION_PERIODS, MISSION_STATES, MISSION_TASKS } from '../missions';
import { amountSchema } from '../money';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema } from './field-schemas';

const missionSchema = z
  .strictObject({
    missionId: z.string(),
    period: z.enum(MISSION_PERIODS),
    task: z.enum(MISSION_TASKS),
    multiplier: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'stakes that one bet has to pay; null for other tasks' }),
    minimum: amountSchema
      .nullable()
      .meta({ description: 'deposits of a friend that qualify the invitation; null for other tasks' }),
    goal: z.string().meta({ description: 'an amount for turnover and deposit, otherwise a number' }),
    progress: z.string().meta({ description: 'of this period, like the goal; never above it' }),
    state: z.enum(MISSION_STATES),
    after: z.string().nullable().meta({ description: 'mission whose reward has to be claimed first' }),
    reward: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('points'), points: z.number().int() }),
      z.strictObject({ kind: z.literal('cash'), amount: amountSchema }),
    ]),
    score: z.number().int().meta({ description: 'what a claim adds to the leaderboard' }),
    endsAt: z.iso.datetime().nullable().meta({ description: 'when it starts over; null: never' }),
  })
  .meta({ id: 'Mission' });
export type Mission = z.infer<typeof missionSchema>;

const missionScoreSchema = z
  .strictObject({
    rank: z.number().int(),
    player: z.string().meta({ description: 'masked account' }),
    score: z.number().int(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'MissionScore' });
export type MissionScore = z.infer<typeof missionScoreSchema>;

const missionIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/);

/** Missions, and the leaderboard of their season. */
export const missionCalls = {
  'missions.summary': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    access: 'member',
    summary: 'My missions of today and of this week with their progress',
    request: emptySchema,
    value: z.strictObject({ missions: z.array(missionSchema) }),
    errors: [],
  }),
  'missions.leaderboard': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    access: 'member',
    summary: 'Leaderboard of this season’s missions, and my own place',
    request: z.strictObject({ pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(missionScoreSchema).extend({
      season: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
      own: missionScoreSchema.nullable().meta({ description: 'null before the first claim of the season' }),
    }),
    errors: [],
  }),
  'missions.claim': defineCall({
    methods: ['POST'],
    path: '/wps/relay/MCSFE_claimMission',
    access: 'member',
    summary: 'Claims the reward of a mission that is complete, once per period; a repeat changes nothing',
    request: z.strictObject({ missionId: missionIdSchema }),
    value: missionSchema,
    errors: ['mission_not_found', 'mission_incomplete', 'timed_out', 'self_excluded'],
  }),
} as const;
