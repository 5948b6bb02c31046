import { z } from 'zod';
import { defineCall } from '../define-call';
import { AVATARS, MEMBER_PICTURE_MAX_BYTES } from '../member-picture';
import { PROFILE_FIELDS } from '../profile-fields';
import { emptySchema, imageSchema } from './field-schemas';
import { storedRevisionSchema } from './proposals';
import { registerFieldSchema } from './system';

const iconSchema = z
  .strictObject({
    picture: z
      .string()
      .nullable()
      .meta({ description: 'its address on this site; null: the first letter of the nickname' }),
    avatar: z
      .enum(AVATARS)
      .nullable()
      .meta({ description: 'the drawn one that was chosen; null: none, or an own picture' }),
    nickname: z.string(),
    nicknameFrom: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'when the nickname may be changed again; null: now' }),
  })
  .meta({ id: 'MemberIcon' });
export type MemberIcon = z.infer<typeof iconSchema>;

const fieldSchema = z.strictObject({
  name: z.enum(PROFILE_FIELDS),
  value: z.string().nullable().meta({ description: 'masked where the field is locked; null: nothing yet' }),
  locked: z.boolean().meta({ description: 'entered already: customer service corrects it' }),
  once: z.boolean().meta({ description: 'entered once, against the password' }),
  rule: registerFieldSchema,
});

const profileSchema = z
  .strictObject({
    fields: z.array(fieldSchema).meta({ description: 'those that the brand asks for, in the order of a form' }),
    leastAge: z.number().int(),
    revision: storedRevisionSchema,
  })
  .meta({ id: 'MemberProfile' });
export type MemberProfile = z.infer<typeof profileSchema>;

/** How a member appears, and what is known of them. */
export const memberProfileCalls = {
  'member.icon': defineCall({
    methods: ['GET'],
    path: '/wps/member/info/icon',
    access: 'member',
    summary: 'My nickname and picture',
    request: emptySchema,
    value: iconSchema,
    errors: [],
  }),
  'member.setIcon': defineCall({
    methods: ['POST', 'PUT'],
    path: '/wps/member/info/icon',
    access: 'member',
    summary: 'Chooses a drawn picture, or none, in place of the one before; changes the nickname, once a day',
    request: z
      .strictObject({ avatar: z.enum(AVATARS).nullable().optional(), nickname: z.string().max(400).optional() })
      .refine(({ avatar, nickname }) => (avatar === undefined) !== (nickname === undefined), {
        message: 'invalid_value',
      }),
    value: iconSchema,
    errors: ['nickname_unavailable', 'nickname_too_soon', 'too_many_requests'],
  }),
  'member.uploadIcon': defineCall({
    methods: ['POST'],
    path: '/wps/member/info/picture',
    access: 'member',
    upload: true,
    bodyLimitBytes: MEMBER_PICTURE_MAX_BYTES,
    summary: 'Takes an own picture, PNG, JPEG or WebP, 2 MB; it is cut to a square, and the one before is deleted',
    request: z.strictObject({ image: imageSchema }),
    value: iconSchema,
    errors: ['image_refused', 'too_many_requests'],
  }),
  'member.profile': defineCall({
    methods: ['GET'],
    path: '/wps/member/profile',
    access: 'member',
    summary: 'What is known of me, and what the brand still asks for',
    request: emptySchema,
    value: profileSchema,
    errors: [],
  }),
  'member.saveProfile': defineCall({
    methods: ['POST'],
    path: '/wps/member/profile',
    access: 'member',
    encrypted: true,
    summary: 'Saves fields of the profile; what is not named stays, an empty one is removed. Some are entered once',
    request: z.strictObject({
      values: z.partialRecord(z.enum(PROFILE_FIELDS), z.string().max(400)),
      revision: storedRevisionSchema,
      password: z.string().max(256).optional().meta({ description: 'needed where a field is entered once' }),
    }),
    value: profileSchema,
    errors: ['password_incorrect', 'too_many_requests', 'conflict'],
  }),
} as const;
