import { z } from 'zod';
import { defineCall } from '../define-call';
import { emptySchema, textSchema } from './field-schemas';

/** The pattern kinds of the specification, section 5, that a brand can demand of a registration field. */
export const PATTERN_IDS = [
  'any',
  'letter-first-alphanumeric',
  'chinese-digits',
  'email',
  'letters-or-digits',
  'letters-and-digits',
  'digits',
  'alphanumeric-uppercase',
  'english-spaces',
  'no-spaces',
  'chinese-punctuation',
  'date-ymd',
  'date-mdy',
  'letters-spaces',
  'korean',
  'thai',
  'thai-english-spaces',
  'uppercase-spaces',
  'letters-digits-symbols',
  'upper-lower-digit-symbol',
  'full-name',
  'full-width-japanese',
  'uppercase',
  'mobile',
] as const;

export const registerFieldSchema = z.strictObject({
  name: z.string(),
  required: z.boolean(),
  order: z.number().int(),
  acceptedPattern: z.string().meta({ description: "regular expression source; '*' matches all" }),
  patternId: z.enum(PATTERN_IDS),
  minLength: z.number().int(),
  maxLength: z.number().int(),
});
export type RegisterField = z.infer<typeof registerFieldSchema>;

/** A route's pattern: parameters by their names, and words without numbers, which are where an address names somebody. */
const PAGE_PATTERN = /^(?:\*|\/|(?:\/(?::?[A-Za-z_-]{1,40}\d?\??|\*))+)$/;

const moduleSchema = z.strictObject({ key: z.string(), enabled: z.boolean() });

export const systemCalls = {
  'system.status': defineCall({
    methods: ['GET'],
    path: '/wps/system/status',
    access: 'public',
    summary: '0 normal, 1 maintenance, 2 region restricted',
    request: emptySchema,
    value: z.strictObject({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      maintenanceEnd: z.iso.datetime().nullable(),
      ip: z.string(),
    }),
    errors: [],
  }),
  'system.whitelabel': defineCall({
    methods: ['GET'],
    path: '/wps/system/whitelabel',
    access: 'public',
    summary: 'The modules and flags of the brand',
    request: emptySchema,
    value: z.strictObject({
      brand: z.string(),
      name: z.string(),
      currency: z.string(),
      languages: z.array(z.string()),
      defaultLanguage: z.string(),
      flags: z.record(z.string(), z.boolean()),
      modules: z
        .array(moduleSchema.extend({ modules: z.array(moduleSchema) }))
        .meta({ description: 'the tree of the site’s modules: areas, which are on with one of their own' }),
      mainDomain: z.string(),
      resources: z
        .array(z.strictObject({ key: z.string(), labelNameEn: z.string(), url: z.string(), name: z.string() }))
        .meta({ description: 'addresses of the brand outside of its site: social media and apps' }),
      analytics: z
        .array(z.strictObject({ provider: z.string(), siteId: z.string() }))
        .meta({ description: 'what the brand measures its site with; empty: only the site’s own telemetry' }),
      imageCDNs: z.array(z.string()).meta({ description: 'origins of pictures' }),
      launchGameCDNs: z.array(z.string()).meta({ description: 'origins that a launched game may come from' }),
      location: z.strictObject({ ip: z.string() }).meta({ description: 'of the visitor' }),
    }),
    errors: [],
  }),
  'system.registerSettings': defineCall({
    methods: ['GET'],
    path: '/wps/system/setting/register',
    access: 'public',
    summary: 'Fields of the registration form with their rules, in order',
    request: emptySchema,
    value: z.strictObject({
      fields: z.array(registerFieldSchema).meta({ description: 'of a registration by user name' }),
      mobileFields: z.array(registerFieldSchema).meta({ description: 'of a registration by mobile number' }),
      termsAge: z.number().int(),
      birthdayAge: z.number().int(),
      captcha: z.boolean(),
      /** Before mobile numbers unless the visitor names another, such as `+880`. */
      countryDialingCode: z.string(),
      /** Country codes whose mobile numbers the brand takes, its own first. */
      dialingCodes: z.array(z.string()),
      methods: z.array(z.enum(['username', 'mobile'])),
    }),
    errors: [],
  }),
  'system.countryCodes': defineCall({
    methods: ['GET'],
    path: '/wps/system/countryCodes',
    access: 'public',
    summary: 'Countries whose mobile numbers the brand takes, its own first',
    request: emptySchema,
    value: z.array(
      z.strictObject({
        countryCode: z.string().meta({ description: 'ISO 3166-1, two letters' }),
        countryDialingCode: z.string().meta({ description: 'such as +880' }),
        name: z.string().meta({ description: 'in the language of the request' }),
      }),
    ),
    errors: [],
  }),
  'system.domainRoute': defineCall({
    methods: ['GET'],
    path: '/wps/system/domainRoute',
    access: 'public',
    summary: 'Which brand and site a domain leads to',
    request: z.strictObject({ domain: textSchema(255).optional() }),
    value: z.strictObject({ brand: z.string(), mainDomain: z.string(), site: z.enum(['member', 'operator', 'play']) }),
    errors: ['invalid_url'],
  }),
  'system.pageView': defineCall({
    methods: ['POST'],
    path: '/wps/system/pageView',
    access: 'public',
    summary:
      'One view of a page, for the brand’s statistics; nothing is kept where the brand or the visitor does not want them',
    request: z.strictObject({
      pattern: z
        .string()
        .max(200)
        .regex(PAGE_PATTERN)
        .meta({ description: 'of the page’s route, never the address itself, such as /game/:id' }),
      title: textSchema(120).meta({ description: 'of the page, as its route names it' }),
    }),
    value: z.null(),
    errors: [],
  }),
} as const;
