import { z } from 'zod';
import { MESSAGE_CATEGORIES, MESSAGE_CHANNELS } from '../constants';
import { defineCall } from '../define-call';
import { emptySchema } from './field-schemas';
import { messageCategorySchema } from './messages';
import { storedRevisionSchema } from './proposals';

/** A way by which a copy of a message leaves the site. */
export const messageChannelSchema = z.enum(MESSAGE_CHANNELS);
export type MessageChannel = z.infer<typeof messageChannelSchema>;

const preference = {
  category: messageCategorySchema,
  channel: messageChannelSchema,
  enabled: z.boolean().meta({ description: 'whether a copy of each message goes there' }),
};

export const messagePreferenceSchema = z.strictObject({
  ...preference,
  locked: z.boolean().meta({ description: 'it cannot be switched off: the safety of the account' }),
});
export type MessagePreference = z.infer<typeof messagePreferenceSchema>;

export const messageChannelStateSchema = z.strictObject({
  channel: messageChannelSchema,
  target: z
    .string()
    .nullable()
    .meta({ description: 'where copies go, masked; null: nowhere yet, such as without a verified e-mail' }),
});

export const messagePreferencesSchema = z
  .strictObject({
    revision: storedRevisionSchema,
    channels: z.array(messageChannelStateSchema),
    preferences: z.array(messagePreferenceSchema).meta({ description: 'each category by each channel' }),
  })
  .meta({ id: 'MessagePreferences' });
export type MessagePreferences = z.infer<typeof messagePreferencesSchema>;

/** Which copies of messages a member wants outside the inbox. */
export const messagePreferenceCalls = {
  'messages.preferences': defineCall({
    methods: ['GET'],
    path: '/wps/member/messages/preferences',
    access: 'member',
    summary: 'Of which of my messages a copy is sent, and where',
    request: emptySchema,
    value: messagePreferencesSchema,
    errors: [],
  }),
  'messages.setPreferences': defineCall({
    methods: ['POST'],
    path: '/wps/member/messages/preferences/save',
    access: 'member',
    summary: 'Chooses of which messages a copy is sent; what is not named stays',
    request: z.strictObject({
      revision: storedRevisionSchema,
      preferences: z
        .array(z.strictObject(preference))
        .min(1)
        .max(MESSAGE_CATEGORIES.length * MESSAGE_CHANNELS.length),
    }),
    value: messagePreferencesSchema,
    errors: ['validation_failed', 'conflict'],
  }),
} as const;
