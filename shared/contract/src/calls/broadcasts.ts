import { z } from 'zod';
import { audienceSchema, BROADCAST_CATEGORIES, BROADCAST_NAME_MAX, BROADCAST_STATES } from '../broadcast';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { siteLinkSchema } from '../site-link';
import {
  brandCodeSchema,
  languageSchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  reasonSchema,
  sortSchema,
  textSchema,
} from './field-schemas';
import { BROADCAST_SORTS } from './list-sorts';
import { writtenMessageSchema } from './message-templates';
import { newOrStoredRevisionSchema, storedRevisionSchema } from './proposals';

/** A list of 10,000 names is larger than other bodies. */
const BODY_MAX_BYTES = 1_048_576;

const place = { brand: brandCodeSchema, broadcastId: z.uuid() };
const categorySchema = z.enum(BROADCAST_CATEGORIES);
const stateSchema = z.enum(BROADCAST_STATES);

const counts = {
  recipients: z.number().int().meta({ description: 'when it was sent off; 0 for a draft' }),
  delivered: z
    .number()
    .int()
    .meta({ description: 'that are in an inbox: who was closed or barred meanwhile is left out' }),
  read: z.number().int().meta({ description: 'that were read: what is deleted unread does not count' }),
};

const facts = {
  name: z.string(),
  category: categorySchema,
  state: stateSchema,
  sendAt: z.iso.datetime().nullable().meta({ description: 'null: at once' }),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  ...counts,
};

export const broadcastRowSchema = z.strictObject({ broadcastId: z.uuid(), ...facts }).meta({ id: 'BroadcastRow' });
export type BroadcastRow = z.infer<typeof broadcastRowSchema>;

export const broadcastSchema = z
  .strictObject({
    ...facts,
    link: z.string().nullable(),
    audience: audienceSchema,
    texts: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })),
    revision: storedRevisionSchema,
    proposalId: z.string().nullable().meta({ description: 'that the second operator decides' }),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Broadcast' });
export type Broadcast = z.infer<typeof broadcastSchema>;

const errors = ['forbidden', 'not_found'] as const;

/** Messages of operators to members, for operators with the right `members`. */
export const broadcastCalls = {
  'broadcasts.list': defineCall({
    methods: ['GET'],
    path: '/ops/broadcasts',
    access: 'operator',
    summary: 'Messages of operators to members of a brand, latest first',
    request: z.strictObject({
      brand: brandCodeSchema,
      state: stateSchema.optional(),
      sort: sortSchema(BROADCAST_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(broadcastRowSchema),
    errors,
  }),
  'broadcasts.terms': defineCall({
    methods: ['GET'],
    path: '/ops/broadcasts/terms',
    access: 'operator',
    summary: 'What a message of a brand needs',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.strictObject({
      languages: z
        .array(z.string())
        .meta({ description: 'of the brand; the first is needed, and stands in for others' }),
      twoOperatorsFrom: z.number().int().meta({ description: 'so many recipients on a day take a second operator' }),
    }),
    errors,
  }),
  'broadcasts.read': defineCall({
    methods: ['GET'],
    path: '/ops/broadcasts/:broadcastId',
    access: 'operator',
    summary: 'One of them with its texts, whom it reaches, and how far it is',
    request: z.strictObject(place),
    value: broadcastSchema,
    errors,
  }),
  'broadcasts.audience': defineCall({
    methods: ['POST'],
    path: '/ops/broadcasts/audience',
    access: 'operator',
    bodyLimitBytes: BODY_MAX_BYTES,
    summary: 'How many would get a message now, some of them, and user names that nobody has',
    request: z.strictObject({ brand: brandCodeSchema, category: categorySchema, audience: audienceSchema }),
    value: z.strictObject({
      recipients: z.number().int(),
      sample: z.array(z.string()).meta({ description: 'some user names' }),
      unknown: z.array(z.string()).meta({ description: 'the first hundred' }),
      unknownCount: z.number().int(),
    }),
    errors,
  }),
  'broadcasts.save': defineCall({
    methods: ['POST'],
    path: '/ops/broadcasts/:broadcastId',
    access: 'operator',
    bodyLimitBytes: BODY_MAX_BYTES,
    summary: 'Writes a draft; under a new id a new one',
    request: z.strictObject({
      ...place,
      name: textSchema(BROADCAST_NAME_MAX),
      category: categorySchema,
      link: siteLinkSchema.nullable(),
      audience: audienceSchema,
      texts: z.record(languageSchema, writtenMessageSchema),
      sendAt: z.iso.datetime().nullable(),
      revision: newOrStoredRevisionSchema,
    }),
    value: z.strictObject({ revision: storedRevisionSchema }),
    errors: [...errors, 'conflict', 'broadcast_closed'],
  }),
  'broadcasts.send': defineCall({
    methods: ['POST'],
    path: '/ops/broadcasts/:broadcastId/send',
    access: 'operator',
    summary: 'Sends a draft off, at once or at its time; from the bound of the brand on a second operator decides',
    request: z.strictObject({ ...place, revision: storedRevisionSchema, reason: reasonSchema }),
    value: z.strictObject({ state: stateSchema, recipients: z.number().int() }),
    errors: [...errors, 'conflict', 'broadcast_closed', 'broadcast_empty'],
  }),
  'broadcasts.withdraw': defineCall({
    methods: ['POST'],
    path: '/ops/broadcasts/:broadcastId/withdraw',
    access: 'operator',
    summary: 'Stops a message before its time or while it is sent; what is in an inbox stays there',
    request: z.strictObject({ ...place, reason: reasonSchema }),
    value: z.null(),
    errors: [...errors, 'broadcast_closed'],
  }),
} as const;
