import { z } from 'zod';
import { defineCall } from '../define-call';
import { PROOF_ERRORS, proofFields } from './passkeys';
import { dialingCodeSchema, emptySchema, smsInputSchema, textSchema } from './field-schemas';

export const CONTACT_KINDS = ['email', 'mobile'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

const newContact = {
  kind: z.enum(CONTACT_KINDS),
  value: textSchema(254).meta({ description: 'an e-mail address, or a mobile number as people write it' }),
  countryDialingCode: dialingCodeSchema.optional(),
};

const contactSchema = z
  .strictObject({
    kind: z.enum(CONTACT_KINDS),
    value: z.string().nullable().meta({ description: 'masked; null where none is bound' }),
    verified: z.boolean(),
    change: z
      .strictObject({ changeId: z.string(), value: z.string(), effectiveAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'waits to take effect; its value is masked' }),
  })
  .meta({ id: 'MemberContact' });
export type MemberContact = z.infer<typeof contactSchema>;

/** How an account is reached and recovered. */
export const contactCalls = {
  'security.contacts': defineCall({
    methods: ['GET'],
    path: '/wps/member/contacts',
    access: 'member',
    summary: 'E-mail address and mobile number of the member, masked, with changes that wait',
    request: emptySchema,
    value: z.strictObject({
      contacts: z.array(contactSchema),
      changeHours: z.number().int().meta({ description: 'hours before the change of a bound one takes effect' }),
      proof: z.enum(['password', 'authenticator']).meta({ description: 'what has to be given for a new one' }),
    }),
    errors: [],
  }),
  'security.contactCode': defineCall({
    methods: ['POST'],
    path: '/wps/member/contacts/code',
    access: 'member',
    encrypted: true,
    summary:
      'Sends a code to a new e-mail address or mobile number, against the password, a code of the authenticator or a passkey',
    request: z.strictObject({
      ...newContact,
      ...proofFields,
    }),
    value: z.strictObject({ expiredMinutes: z.number() }),
    errors: [
      ...PROOF_ERRORS,
      'conflict',
      'sms_missing_number',
      'sms_invalid_number',
      'sms_not_allowed',
      'sms_too_many_requests',
      'sms_quota_exceeded',
      'sms_unknown',
      'mail_unavailable',
    ],
  }),
  'security.bindContact': defineCall({
    methods: ['POST'],
    path: '/wps/member/contacts/bind',
    access: 'member',
    encrypted: true,
    summary:
      'Binds an e-mail address or mobile number by its code: at once, or after a waiting time in place of a bound one',
    request: z.strictObject({ ...newContact, code: smsInputSchema(32) }),
    value: z.strictObject({ effectiveAt: z.iso.datetime().nullable().meta({ description: 'null: at once' }) }),
    errors: [
      'conflict',
      'mobile_taken',
      'email_taken',
      'sms_missing_number',
      'sms_invalid_number',
      'sms_not_allowed',
      'sms_missing_code',
      'sms_invalid_code',
      'sms_code_expired',
      'sms_too_many_requests',
      'sms_unknown',
      'mail_unavailable',
    ],
  }),
  'security.cancelContactChange': defineCall({
    methods: ['POST'],
    path: '/wps/member/contacts/cancel',
    access: 'member',
    summary: 'Cancels a change that waits; the old one stays',
    request: z.strictObject({ changeId: textSchema(32) }),
    value: z.null(),
    errors: ['not_found'],
  }),
} as const;
