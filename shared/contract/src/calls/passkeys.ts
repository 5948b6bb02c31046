import { z } from 'zod';
import { defineCall } from '../define-call';
import { MAX_PASSKEY_NAME } from '../passkey-limits';
import { emptySchema, textSchema } from './field-schemas';
import { sessionCalls } from './session';

/** Base64url without padding, as WebAuthn writes bytes. */
const bytesSchema = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transportsSchema = z.array(z.enum(TRANSPORTS)).max(TRANSPORTS.length);
const credentialIdSchema = bytesSchema(1_400);
const clientDataSchema = bytesSchema(8_192);

/** What an authenticator answers to the options of a log-in or a confirmation. */
export const passkeyAssertionSchema = z
  .strictObject({
    credentialId: credentialIdSchema,
    clientDataJSON: clientDataSchema,
    authenticatorData: bytesSchema(4_096),
    signature: bytesSchema(4_096),
    userHandle: bytesSchema(128).nullable(),
  })
  .meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

const registrationSchema = z.strictObject({
  credentialId: credentialIdSchema,
  clientDataJSON: clientDataSchema,
  attestationObject: bytesSchema(32_768),
  transports: transportsSchema,
});
export type PasskeyRegistration = z.infer<typeof registrationSchema>;

const descriptorSchema = z.strictObject({
  type: z.literal('public-key'),
  id: z.string(),
  transports: transportsSchema,
});

/** Options of `navigator.credentials.get`, in their JSON form (WebAuthn, level 3). */
const requestOptionsSchema = z
  .strictObject({
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.array(descriptorSchema).meta({ description: 'empty: any passkey that the device has' }),
    userVerification: z.literal('required'),
    timeout: z.number().int().meta({ description: 'milliseconds' }),
  })
  .meta({ id: 'PasskeyRequestOptions' });
export type PasskeyRequestOptions = z.infer<typeof requestOptionsSchema>;

/** Options of `navigator.credentials.create`, in their JSON form (WebAuthn, level 3). */
const creationOptionsSchema = z
  .strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number().int() })),
    excludeCredentials: z.array(descriptorSchema),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
    timeout: z.number().int().meta({ description: 'milliseconds' }),
  })
  .meta({ id: 'PasskeyCreationOptions' });
export type PasskeyCreationOptions = z.infer<typeof creationOptionsSchema>;

const passkeyIdSchema = textSchema(32);
const nameSchema = textSchema(MAX_PASSKEY_NAME);

const passkeySchema = z
  .strictObject({
    passkeyId: z.string(),
    name: z.string().meta({ description: 'empty where neither the member nor the device named it' }),
    host: z.string().meta({ description: 'the site where it opens the account' }),
    isHere: z.boolean().meta({ description: 'it opens the account at the address that asks' }),
    isSynced: z.boolean().meta({ description: 'kept by a provider for the devices of the member' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    revision: z.number().int(),
  })
  .meta({ id: 'MemberPasskey' });
export type MemberPasskey = z.infer<typeof passkeySchema>;

/** One of them: the passkey, else a code of the authenticator where that is on, else the password. */
export const proofFields = {
  password: z.string().max(256).optional(),
  authenticatorCode: z.string().trim().max(32).optional(),
  passkey: passkeyAssertionSchema
    .optional()
    .meta({ description: 'an answer to the options of `security.confirmPasskey`' }),
};
export const PROOF_ERRORS = [
  'password_incorrect',
  'authenticator_code_wrong',
  'passkey_refused',
  'passkey_expired',
  'too_many_requests',
] as const;

/** Log-ins and confirmations by passkey (WebAuthn). */
export const passkeyCalls = {
  'session.passkeyOptions': defineCall({
    methods: ['POST'],
    path: '/wps/session/passkey/options',
    access: 'public',
    summary: 'Begins a log-in by passkey: a challenge for one answer within five minutes',
    request: emptySchema,
    value: z.strictObject({
      attempt: z.string().meta({ description: 'names the log-in that the challenge belongs to' }),
      options: requestOptionsSchema,
    }),
    errors: [],
  }),
  'session.passkeyLogin': defineCall({
    methods: ['POST'],
    path: '/wps/session/passkey',
    access: 'public',
    subUser: 'own',
    summary: 'Log in by passkey, which counts as password and second factor',
    request: z.strictObject({
      attempt: z.string().regex(/^[\w-]{43}$/),
      assertion: passkeyAssertionSchema,
      rememberMe: z.boolean().optional(),
      site: z.enum(['member', 'agent']).optional(),
      transport: z.enum(['cookie', 'header']).optional(),
    }),
    value: sessionCalls['session.login'].value,
    errors: [
      'passkey_refused',
      'passkey_expired',
      'account_closed',
      'account_disabled',
      'agents_only',
      'members_only',
      'preview_without_members',
      'too_many_requests',
    ],
  }),
  'security.passkeys': defineCall({
    methods: ['GET'],
    path: '/wps/member/passkeys',
    access: 'member',
    subUser: 'own',
    summary: 'The passkeys that open the account, the latest first',
    request: emptySchema,
    value: z.strictObject({
      passkeys: z.array(passkeySchema),
      proof: z.enum(['password', 'authenticator']).meta({ description: 'what a change needs, if not a passkey' }),
    }),
    errors: [],
  }),
  'security.confirmPasskey': defineCall({
    methods: ['POST'],
    path: '/wps/member/passkeys/confirm',
    access: 'member',
    subUser: 'own',
    summary: 'Begins a confirmation by one of the own passkeys, in place of the password',
    request: emptySchema,
    value: z.strictObject({ options: requestOptionsSchema }),
    errors: ['passkey_refused'],
  }),
  'security.startPasskey': defineCall({
    methods: ['POST'],
    path: '/wps/member/passkeys/start',
    access: 'member',
    subUser: 'own',
    encrypted: true,
    summary: 'Begins a new passkey: a challenge for one answer of this session within five minutes',
    request: z.strictObject(proofFields),
    value: z.strictObject({ options: creationOptionsSchema }),
    errors: ['passkey_limit', ...PROOF_ERRORS],
  }),
  'security.addPasskey': defineCall({
    methods: ['POST'],
    path: '/wps/member/passkeys',
    access: 'member',
    subUser: 'own',
    summary: 'Keeps the new passkey; the member is told',
    request: z.strictObject({ registration: registrationSchema }),
    value: z.strictObject({ passkeyId: z.string(), name: z.string() }),
    errors: ['passkey_refused', 'passkey_expired', 'passkey_registered', 'passkey_limit'],
  }),
  'security.renamePasskey': defineCall({
    methods: ['POST'],
    path: '/wps/member/passkeys/rename',
    access: 'member',
    subUser: 'own',
    summary: 'Names a passkey',
    request: z.strictObject({ passkeyId: passkeyIdSchema, name: nameSchema, revision: z.number().int() }),
    value: z.strictObject({ revision: z.number().int() }),
    errors: ['not_found', 'conflict'],
  }),
  'security.removePasskey': defineCall({
    methods: ['POST'],
    path: '/wps/member/passkeys/remove',
    access: 'member',
    subUser: 'own',
    encrypted: true,
    summary: 'Removes a passkey, which opens the account no more; the member is told',
    request: z.strictObject({ passkeyId: passkeyIdSchema, ...proofFields }),
    value: z.null(),
    errors: ['not_found', ...PROOF_ERRORS],
  }),
} as const;
