import { z } from 'zod';
import {
  ACTIVATION_WAYS,
  CAMPAIGN_MAX_LENGTH,
  CAMPAIGN_SORTS,
  LINK_LANDINGS,
  REGISTRATION_CHUNK_ROWS,
  REGISTRATION_MAX_ROWS,
  REGISTRATION_OUTCOMES,
  SUB_ID,
} from '../agent-line';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { plainTextSchema } from '../plain-text';
import { dayRange, emptySchema, pageNoSchema, pageOf, pageSizeSchema, sortSchema, textSchema } from './field-schemas';
import { registerRequestSchema } from './member';
import { sessionCalls } from './session';
import { registerFieldSchema } from './system';

export const prizeGroupSchema = z.number().int().min(1_700).max(1_980);
const codeSchema = z.string().regex(/^[A-Z0-9]{12}$/);
const secretSchema = z.string().trim().min(1).max(64);

const registeredRowSchema = z.strictObject({
  place: z.number().int(),
  account: z.string(),
  outcome: z.enum(REGISTRATION_OUTCOMES),
  secret: z
    .string()
    .nullable()
    .meta({ description: 'one-time password, or link; told once, a repeat tells a new one' }),
});
export type RegisteredRow = z.infer<typeof registeredRowSchema>;

export const invitationLinkSchema = z
  .strictObject({
    code: codeSchema,
    campaign: z.string(),
    type: z.number().int(),
    prizeGroup: z.number().int().nullable().meta({ description: 'null: the upline’s' }),
    landing: z.enum(LINK_LANDINGS),
    promotionId: z.uuid().nullable().meta({ description: 'where the landing is a promotion' }),
    revision: z.number().int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'null: open end' }),
    isOpen: z.boolean(),
    visits: z.number().int(),
    registrations: z.number().int(),
  })
  .meta({ id: 'InvitationLink' });
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

const campaignCounts = {
  visits: z.number().int(),
  registrations: z.number().int(),
  firstDeposits: z.number().int().meta({ description: 'of those who registered on the days, until now' }),
  active: z
    .number()
    .int()
    .meta({ description: 'of those, whose bets reached the minimum of an active member within 30 days' }),
};
export const campaignRowSchema = z
  .strictObject({
    campaign: z.string(),
    sub: z.string().nullable().meta({ description: 'null: all' }),
    ...campaignCounts,
  })
  .meta({ id: 'CampaignRow' });
export type CampaignRow = z.infer<typeof campaignRowSchema>;

/** Accounts that agents open for others, and what their owners do first. */
export const registrationCalls = {
  'agent.registerSettings': defineCall({
    methods: ['GET'],
    path: '/wps/agent/register/settings',
    access: 'agent',
    summary: 'What the agent may register',
    request: emptySchema,
    value: z.strictObject({
      username: registerFieldSchema,
      types: z.array(z.number().int()).meta({ description: 'types of account, the member’s first' }),
      largestGroup: z
        .number()
        .int()
        .nullable()
        .meta({ description: 'the agent’s own prize group; null: without official lotteries' }),
      lowestGroup: z.number().int().nullable(),
    }),
    errors: [],
  }),
  'agent.register': defineCall({
    methods: ['POST'],
    path: '/wps/agent/register',
    access: 'agent',
    summary:
      'Registers accounts below the agent, each wholly or not at all; a row of an upload that comes again is told what became of it. Their owners set the password, accept the terms and prove their age first',
    request: z.strictObject({
      upload: z.uuid().meta({ description: 'chosen by the caller: one for all rows of a list' }),
      way: z.enum(ACTIVATION_WAYS).meta({ description: 'password: one that opens the activation once; link: to it' }),
      rows: z
        .array(
          z.strictObject({
            place: z.number().int().min(1).max(REGISTRATION_MAX_ROWS),
            account: textSchema(64),
            type: z.number().int().optional().meta({ description: 'a member without one' }),
            prizeGroup: prizeGroupSchema.optional().meta({ description: 'the agent’s own without one' }),
          }),
        )
        .min(1)
        .max(REGISTRATION_CHUNK_ROWS),
    }),
    value: z.strictObject({ rows: z.array(registeredRowSchema) }),
    errors: [],
  }),
  'agent.renewActivation': defineCall({
    methods: ['POST'],
    path: '/wps/agent/register/renew',
    access: 'agent',
    summary: 'A new one-time password or link for a direct downline that its owner has not activated; the old one ends',
    request: z.strictObject({ id: textSchema(64), way: z.enum(ACTIVATION_WAYS) }),
    value: z.strictObject({ secret: z.string() }),
    errors: ['not_found', 'too_many_requests'],
  }),
  'agent.invitationLinks': defineCall({
    methods: ['GET'],
    path: '/wps/agent/invitation-links',
    access: 'agent',
    summary: 'The agent’s invitation links, latest first',
    request: z.strictObject({ pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(invitationLinkSchema),
    errors: [],
  }),
  'agent.createInvitationLink': defineCall({
    methods: ['POST'],
    path: '/wps/agent/invitation-links',
    access: 'agent',
    summary: 'Makes an invitation link',
    request: z.strictObject({
      campaign: plainTextSchema(CAMPAIGN_MAX_LENGTH).min(1),
      type: z.number().int(),
      prizeGroup: prizeGroupSchema.nullable(),
      expiresAt: z.iso.datetime().nullable(),
      landing: z.enum(LINK_LANDINGS).default('register'),
      promotionId: z.uuid().nullable().default(null),
    }),
    value: invitationLinkSchema,
    errors: ['prize_group_refused', 'forbidden', 'invitation_links_full'],
  }),
  'agent.changeInvitationLink': defineCall({
    methods: ['POST'],
    path: '/wps/agent/invitation-links/change',
    access: 'agent',
    summary:
      'Changes the campaign and the landing of an invitation link; who came before stays with what it was called',
    request: z.strictObject({
      code: codeSchema,
      campaign: plainTextSchema(CAMPAIGN_MAX_LENGTH).min(1),
      landing: z.enum(LINK_LANDINGS),
      promotionId: z.uuid().nullable(),
      revision: z.number().int(),
    }),
    value: z.strictObject({ revision: z.number().int() }),
    errors: ['not_found', 'conflict'],
  }),
  'agent.campaigns': defineCall({
    methods: ['GET'],
    path: '/wps/agent/campaigns',
    access: 'agent',
    summary:
      'Visits and registrations by the agent’s links on days of the brand, and what became of those who registered, by campaign or sub-id',
    request: z.strictObject({
      ...dayRange,
      by: z.enum(['campaign', 'sub']).default('campaign'),
      campaign: textSchema(CAMPAIGN_MAX_LENGTH).optional().meta({ description: 'of this campaign alone' }),
      sort: sortSchema(CAMPAIGN_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(campaignRowSchema).extend({ totals: z.strictObject(campaignCounts) }),
    errors: [],
  }),
  'agent.endInvitationLink': defineCall({
    methods: ['POST'],
    path: '/wps/agent/invitation-links/end',
    access: 'agent',
    summary: 'Ends an invitation link: nobody registers by it any more',
    request: z.strictObject({ code: codeSchema }),
    value: z.null(),
    errors: ['not_found'],
  }),
  'member.invitationVisit': defineCall({
    methods: ['POST'],
    path: '/wps/member/invitation',
    access: 'public',
    summary: 'Counts a visit by an invitation code, once for each address and day; says whether the code still invites',
    request: z.strictObject({
      code: textSchema(32),
      sub: z.string().regex(SUB_ID).optional().meta({ description: 'sub-id of the address' }),
    }),
    value: z.strictObject({
      state: z.enum(['open', 'ended', 'unknown']),
      click: z.uuid().optional().meta({ description: 'handed over with the registration' }),
    }),
    errors: [],
  }),
  'member.activation': defineCall({
    methods: ['POST'],
    path: '/wps/member/activation',
    access: 'public',
    summary: 'The account that a one-time password or a link activates',
    request: z.strictObject({ secret: secretSchema }),
    value: z.strictObject({
      account: z.string(),
      isSubUser: z.boolean().meta({ description: 'of an agent: sets a password and accepts the terms, nothing else' }),
    }),
    errors: ['link_expired', 'too_many_requests'],
  }),
  'member.activate': defineCall({
    methods: ['POST'],
    path: '/wps/member/activation/finish',
    access: 'public',
    subUser: 'own',
    encrypted: true,
    summary: 'What a registration of one’s own asks for, for an account that an agent opened; signs its owner in',
    request: registerRequestSchema
      .omit({
        username: true,
        affiliateCode: true,
        referralCode: true,
        recommenderId: true,
        domain: true,
        login: true,
        invitationClick: true,
      })
      .extend({ secret: secretSchema }),
    value: sessionCalls['session.login'].value,
    errors: [
      'preview_without_members',
      'link_expired',
      'too_many_requests',
      'captcha_required',
      'captcha_failed',
      'bot_check_failed',
      'nickname_unavailable',
      'email_taken',
      'mobile_taken',
      'terms_not_accepted',
      'under_age',
      'account_closed',
      'account_disabled',
      'sms_missing_code',
      'sms_invalid_code',
      'sms_code_expired',
      'sms_too_many_requests',
    ],
  }),
} as const;
