import { z } from 'zod';
import { POSTBACK_ADDRESS_LENGTH, POSTBACK_EVENTS, POSTBACK_FAULTS, POSTBACK_STATES } from '../postbacks';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema, textSchema } from './field-schemas';

const linkCodeSchema = z
  .string()
  .regex(/^[A-Z0-9]{12}$/)
  .nullable()
  .meta({ description: 'code of a link; null: all links without an address of their own' });

export const postbackDeliverySchema = z
  .strictObject({
    id: z.uuid().meta({ description: 'as the receiver gets it' }),
    event: z.enum(POSTBACK_EVENTS),
    campaign: z.string(),
    sub: z.string(),
    at: z.iso.datetime(),
    state: z.enum(POSTBACK_STATES),
    attempts: z.number().int(),
    status: z.number().int().nullable().meta({ description: 'of the last answer' }),
    fault: z.enum(POSTBACK_FAULTS).nullable(),
    nextAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PostbackDelivery' });
export type PostbackDelivery = z.infer<typeof postbackDeliverySchema>;

/** Calls to an agent's own systems about what its links brought. */
export const postbackCalls = {
  'agent.postbacks': defineCall({
    methods: ['GET'],
    path: '/wps/agent/postbacks',
    access: 'agent',
    summary: 'The addresses that are called when somebody registers, deposits first or qualifies by the agent’s links',
    request: emptySchema,
    value: z.strictObject({
      addresses: z.array(
        z.strictObject({
          code: linkCodeSchema,
          campaign: z.string().nullable(),
          address: z.string(),
          revision: z.number().int(),
        }),
      ),
      secretSince: z.iso.datetime().nullable().meta({ description: 'null: there is none yet' }),
    }),
    errors: [],
  }),
  'agent.setPostback': defineCall({
    methods: ['POST'],
    path: '/wps/agent/postbacks',
    access: 'agent',
    summary:
      'Sets the address of a link, or of all; null removes it. The first one makes the secret, which is told once',
    request: z.strictObject({
      code: linkCodeSchema,
      address: textSchema(POSTBACK_ADDRESS_LENGTH).nullable(),
      revision: z.number().int().min(0).meta({ description: '0: there was none' }),
    }),
    value: z.strictObject({ secret: z.string().nullable() }),
    errors: ['not_found', 'conflict', 'postback_address_refused'],
  }),
  'agent.renewPostbackSecret': defineCall({
    methods: ['POST'],
    path: '/wps/agent/postbacks/secret',
    access: 'agent',
    summary: 'A new secret by which the calls are signed; the old one ends at once',
    request: emptySchema,
    value: z.strictObject({ secret: z.string() }),
    errors: ['too_many_requests'],
  }),
  'agent.testPostback': defineCall({
    methods: ['POST'],
    path: '/wps/agent/postbacks/test',
    access: 'agent',
    summary: 'Calls an address with an event that is a test',
    request: z.strictObject({ code: linkCodeSchema }),
    value: z.null(),
    errors: ['not_found', 'too_many_requests'],
  }),
  'agent.postbackDeliveries': defineCall({
    methods: ['GET'],
    path: '/wps/agent/postbacks/deliveries',
    access: 'agent',
    summary: 'What was sent to the agent’s addresses within 30 days, latest first',
    request: z.strictObject({ pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(postbackDeliverySchema),
    errors: [],
  }),
} as const;
