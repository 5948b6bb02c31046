import { z } from 'zod';
import { defineCall } from '../define-call';
import { payeeKindSchema, payeeSchema } from '../entities/withdrawal';
import { plainTextSchema } from '../plain-text';
import { emptySchema, textSchema } from './field-schemas';

const HOLDER_MAX_LENGTH = 80;
const passwordSchema = z.string().min(1).max(64);
const passwordErrors = ['withdraw_password_unset', 'withdraw_password_wrong', 'withdraw_password_locked'] as const;

export const payeeCalls = {
  'payees.institutions': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/payees/institutions',
    access: 'member',
    summary: 'Banks and e-wallets to which the brand pays, in order',
    request: emptySchema,
    value: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string().meta({ description: 'in the language of the request' }),
        kind: payeeKindSchema,
        numberPattern: z.string().meta({ description: 'regular expression of a number without spaces' }),
        numberExample: z.string(),
      }),
    ),
    errors: [],
  }),
  'payees.list': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/payees',
    access: 'member',
    summary: 'My accounts for withdrawals, and the name that their holder must have',
    request: emptySchema,
    value: z.strictObject({
      payees: z.array(payeeSchema),
      holderName: z.string().nullable().meta({ description: 'masked; null: the first account sets it' }),
      most: z.number().int(),
    }),
    errors: [],
  }),
  'payees.add': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/payees',
    access: 'member',
    encrypted: true,
    summary: 'Adds an account; later ones wait before they can be used',
    request: z.strictObject({
      institution: textSchema(32),
      holder: plainTextSchema(HOLDER_MAX_LENGTH).min(2),
      number: textSchema(40),
      withdrawPassword: passwordSchema,
    }),
    value: payeeSchema,
    errors: [...passwordErrors, 'payee_taken', 'payee_name_mismatch', 'payee_number_invalid', 'payees_full'],
  }),
  'payees.remove': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/payees/:payeeId/remove',
    access: 'member',
    summary: 'Removes an account; withdrawals under way go on',
    request: z.strictObject({ payeeId: z.uuid() }),
    value: z.null(),
    errors: ['payee_not_found'],
  }),
  'withdrawPassword.state': defineCall({
    methods: ['GET'],
    path: '/wps/member/withdraw-password',
    access: 'member',
    summary: 'Whether I have a withdraw password, and how one looks on this brand',
    request: emptySchema,
    value: z.strictObject({
      isSet: z.boolean(),
      digits: z.number().int(),
      lockedUntil: z.iso.datetime().nullable(),
    }),
    errors: [],
  }),
  'withdrawPassword.set': defineCall({
    methods: ['POST'],
    path: '/wps/member/withdraw-password',
    access: 'member',
    encrypted: true,
    summary: 'Sets my first withdraw password; asks for the login password',
    request: z.strictObject({ password: z.string().min(1).max(256), newPassword: passwordSchema }),
    value: z.null(),
    errors: ['withdraw_password_exists', 'password_incorrect', 'too_many_requests'],
  }),
  'withdrawPassword.change': defineCall({
    methods: ['PUT'],
    path: '/wps/member/withdraw-password',
    access: 'member',
    encrypted: true,
    summary: 'Changes my withdraw password',
    request: z.strictObject({ oldPassword: passwordSchema, newPassword: passwordSchema }),
    value: z.null(),
    errors: passwordErrors,
  }),
} as const;
