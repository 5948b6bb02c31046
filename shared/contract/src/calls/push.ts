import { z } from 'zod';
import { defineCall } from '../define-call';
import { emptySchema } from './field-schemas';

const deviceIdSchema = z.uuid();
const ENDPOINT_MAX_LENGTH = 1_000;

/** Where the push service of a browser takes messages for one installation of it. Who knows it may write to the browser. */
const endpointSchema = z.url({ protocol: /^https?$/ }).max(ENDPOINT_MAX_LENGTH);
const P256_POINT = /^B[\w-]{86}$/;

const pushDeviceSchema = z
  .strictObject({
    deviceId: deviceIdSchema,
    userAgent: z.string().meta({ description: 'as the browser names itself' }),
    isCurrent: z.boolean().meta({ description: 'turned on in the session that asks' }),
    addedAt: z.iso.datetime(),
    seenAt: z.iso.datetime().meta({ description: 'when the member last opened the site there' }),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushDevicesSchema = z
  .strictObject({
    publicKey: z
      .string()
      .regex(P256_POINT)
      .meta({ description: 'the key that browsers subscribe with (`applicationServerKey`), base64url' }),
    devices: z.array(pushDeviceSchema),
  })
  .meta({ id: 'PushDevices' });
export type PushDevices = z.infer<typeof pushDevicesSchema>;

/**
 * What a device may show of a message. `open`: its member is logged in there; `closed`: the session has run out, so that it says only that
 * there is a message; `ended`: nothing, such as after a log-out.
 */
export const pushStandingSchema = z.enum(['open', 'closed', 'ended']);

/** Copies of messages by web push (RFC 8030), to devices where the member has turned it on. */
export const pushCalls = {
  'push.devices': defineCall({
    methods: ['GET'],
    path: '/wps/push/devices',
    access: 'member',
    summary: 'On which devices the member gets messages by web push, those used last first',
    request: emptySchema,
    value: pushDevicesSchema,
    errors: ['feature_disabled'],
  }),
  'push.subscribe': defineCall({
    methods: ['POST'],
    path: '/wps/push/subscribe',
    access: 'member',
    summary:
      'Turns web push on for the browser that asks, until its session is ended; the devices unused for longest make room',
    request: z.strictObject({
      endpoint: endpointSchema,
      p256dh: z.string().regex(P256_POINT).meta({ description: 'public key of the browser, base64url' }),
      auth: z
        .string()
        .regex(/^[\w-]{22}$/)
        .meta({ description: 'secret of the browser, base64url' }),
      publicKey: z.string().regex(P256_POINT).meta({ description: 'the key that the browser subscribed with' }),
    }),
    value: pushDevicesSchema,
    errors: ['feature_disabled', 'validation_failed', 'session_expired'],
  }),
  'push.renew': defineCall({
    methods: ['POST'],
    path: '/wps/push/renew',
    access: 'member',
    summary:
      'Binds the browser that asks to its session of now; a browser that somebody else has turned it on in is ended',
    request: z.strictObject({ endpoint: endpointSchema }),
    value: z.strictObject({ isOn: z.boolean() }),
    errors: [],
  }),
  'push.unsubscribe': defineCall({
    methods: ['POST'],
    path: '/wps/push/unsubscribe',
    access: 'member',
    summary: 'Turns web push off for a device of the member',
    request: z.strictObject({ deviceId: deviceIdSchema }),
    value: z.null(),
    errors: ['not_found'],
  }),
  'push.standing': defineCall({
    methods: ['POST'],
    path: '/wps/push/standing',
    access: 'public',
    summary: 'What the device of a message that has just arrived may show of it',
    request: z.strictObject({ deviceId: deviceIdSchema }),
    value: z.strictObject({ standing: pushStandingSchema }),
    errors: [],
  }),
} as const;
