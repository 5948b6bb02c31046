import { z } from 'zod';
import { defineCall } from '../define-call';
import { botCheckSchema, dialingCodeSchema, smsInputSchema } from './field-schemas';

const sentSchema = z.strictObject({
  expiredMinutes: z.number().int().meta({ description: 'life of the code; nobody needs another one before' }),
});

const SEND_ERRORS = [
  'feature_disabled',
  'sms_missing_number',
  'sms_invalid_number',
  'sms_not_allowed',
  'sms_captcha_failed',
  'sms_too_many_requests',
  'sms_quota_exceeded',
  'sms_unknown',
] as const;

/** Codes by SMS. Answers do not reveal whether a number is registered. */
export const verificationCalls = {
  'verification.smsNoLogin': defineCall({
    methods: ['POST'],
    path: '/wps/verification/sms/noLogin',
    access: 'public',
    summary: 'Sends the code that logs in by mobile number, or sets a new password',
    request: z.strictObject({
      mobileNum: smsInputSchema(20),
      countryDialingCode: dialingCodeSchema.optional(),
      botCheck: botCheckSchema.optional(),
    }),
    value: sentSchema,
    errors: SEND_ERRORS,
  }),
  'verification.smsRegister': defineCall({
    methods: ['POST'],
    path: '/wps/verification/sms/register',
    access: 'public',
    summary: 'Sends the code that proves the mobile number of a registration',
    request: z.strictObject({
      mobileNo: smsInputSchema(20),
      countryDialingCode: dialingCodeSchema.optional(),
      botCheck: botCheckSchema.optional(),
    }),
    value: sentSchema,
    errors: SEND_ERRORS,
  }),
} as const;
