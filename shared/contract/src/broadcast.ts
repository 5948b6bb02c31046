import { z } from 'zod';
import { languageSchema } from './calls/field-schemas';

/** What messages of operators may be about: what protects an account is written by events alone. */
export const BROADCAST_CATEGORIES = ['promotion', 'service', 'account', 'agents'] as const;
export type BroadcastCategory = (typeof BROADCAST_CATEGORIES)[number];

/**
 * `draft` may be changed; `proposed` waits for a second operator; `scheduled` waits for its time; `withdrawn` may have reached some.
 */
export const BROADCAST_STATES = ['draft', 'proposed', 'scheduled', 'sending', 'sent', 'withdrawn'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

export const BROADCAST_NAME_MAX = 80;
/** Most user names of a list. */
export const BROADCAST_ACCOUNTS_MAX = 10_000;
/** Most days from the order of a message to its time. */
export const BROADCAST_DAYS_MAX = 90;

const level = z.number().int().min(0).max(20).nullable();
const day = z.iso.date().nullable();

/** Who of a brand's members gets a message; null: whoever it is. Days are of the brand's time zone. */
export const segmentSchema = z
  .strictObject({
    levelFrom: level,
    levelTo: level,
    registeredFrom: day.meta({ description: 'registered on this day or later' }),
    loggedInFrom: day.meta({ description: 'logged in on this day or later' }),
    notLoggedInFrom: day.meta({ description: 'not logged in on this day or later' }),
    depositedWithinDays: z.number().int().min(1).max(366).nullable(),
    languages: z.array(languageSchema).max(20).meta({ description: 'empty: any' }),
    agent: z.boolean().nullable().meta({ description: 'true: agents alone, false: everybody else' }),
  })
  .refine(({ levelFrom, levelTo }) => levelFrom === null || levelTo === null || levelFrom <= levelTo, {
    path: ['levelTo'],
    message: 'invalid_value',
  })
  .meta({ id: 'MemberSegment' });
export type Segment = z.infer<typeof segmentSchema>;

/** A segment that holds everybody. */
export const EVERYBODY: Segment = {
  levelFrom: null,
  levelTo: null,
  registeredFrom: null,
  loggedInFrom: null,
  notLoggedInFrom: null,
  depositedWithinDays: null,
  languages: [],
  agent: null,
};

export const audienceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accounts'),
    accounts: z.array(z.string().trim().min(1).max(64)).min(1).max(BROADCAST_ACCOUNTS_MAX),
  }),
  z.strictObject({ kind: z.literal('segment'), segment: segmentSchema }),
]);
export type Audience = z.infer<typeof audienceSchema>;
