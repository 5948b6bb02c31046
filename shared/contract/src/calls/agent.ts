import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema } from './parts';

/** A member whom the agent brought in. */
export const downlineSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque public id' }),
    account: z.string(),
    nickname: z.string(),
    type: z.number().int(),
    joinedAt: z.iso.datetime(),
    downlines: z.number().int().meta({ description: 'members whom this one brought in' }),
  })
  .meta({ id: 'Downline' });
export type Downline = z.infer<typeof downlineSchema>;

const invitedSchema = z
  .strictObject({
    account: z.string().meta({ description: 'masked: `ra***1`' }),
    joinedAt: z.iso.datetime(),
  })
  .meta({ id: 'InvitedMember' });

/** Whom somebody brought in: always the caller's own line, in the brand of the domain. */
export const agentCalls = {
  'agent.overview': defineCall({
    methods: ['GET'],
    path: '/wps/agent/overview',
    access: 'agent',
    summary: 'The agent’s own codes and how large the team is',
    request: emptySchema,
    value: z.strictObject({
      affiliateCode: z.string().nullable(),
      referralCode: z.string().nullable(),
      directDownlines: z.number().int(),
      allDownlines: z.number().int().meta({ description: 'of every level below the agent' }),
      joinedLast7Days: z.number().int().meta({ description: 'of every level, in the last 7 times 24 hours' }),
    }),
    errors: [],
    status: 'live',
  }),
  'agent.downlines': defineCall({
    methods: ['GET'],
    path: '/wps/agent/downlines',
    access: 'agent',
    summary: 'The agent’s direct downlines, latest first',
    request: z.strictObject({ pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(downlineSchema),
    errors: [],
    status: 'live',
  }),
  'member.invitations': defineCall({
    methods: ['GET'],
    path: '/wps/member/invitations',
    access: 'member',
    summary:
      'The member’s referral code and who registered with it, latest first; where the brand wants it (`REFERRAL`)',
    request: z.strictObject({ pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: z.strictObject({ referralCode: z.string().nullable(), invited: pageOf(invitedSchema) }),
    errors: ['feature_disabled'],
    status: 'live',
  }),
} as const;
