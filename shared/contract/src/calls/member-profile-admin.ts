import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { AVATARS } from '../member-picture';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, textSchema } from './field-schemas';

/** What an operator may take away from how a member appears. */
export const REMOVABLE_PARTS = ['nickname', 'picture'] as const;
export type RemovablePart = (typeof REMOVABLE_PARTS)[number];

const shownMemberSchema = z
  .strictObject({
    memberId: z.string(),
    account: z.string(),
    nickname: z.string(),
    hasOwnNickname: z.boolean().meta({ description: 'false: it is the user name' }),
    avatar: z.enum(AVATARS).nullable(),
    pictureId: z
      .uuid()
      .nullable()
      .meta({ description: 'of an own picture, which `member-pictures` of the console answers' }),
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ShownMember' });
export type ShownMember = z.infer<typeof shownMemberSchema>;

/** Moderation of nicknames and pictures, for operators with the right `support`. */
export const memberProfileAdminCalls = {
  'memberProfiles.list': defineCall({
    methods: ['GET'],
    path: '/ops/member-profiles',
    access: 'operator',
    summary: 'Members with a nickname or picture of their own, the latest change first; or one by the user name',
    request: z.strictObject({
      brand: brandCodeSchema,
      account: z.string().trim().max(64).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(shownMemberSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'memberProfiles.remove': defineCall({
    methods: ['POST'],
    path: '/ops/member-profiles/remove',
    access: 'operator',
    summary: 'Takes a nickname or picture away, with a reason; the member is told',
    request: z.strictObject({
      brand: brandCodeSchema,
      memberId: textSchema(64),
      part: z.enum(REMOVABLE_PARTS),
      shown: z.string().max(400).meta({ description: 'the nickname, avatar or id of the picture that was looked at' }),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
} as const;
