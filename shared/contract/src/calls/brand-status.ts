import { z } from 'zod';
import { accountRulesSchema, currentAccountRulesSchema } from '../account-rules';
import { defineCall } from '../define-call';
import { displaySettingsSchema } from '../display-settings';
import { jurisdictionSchema } from '../jurisdiction';
import { regionRulesSchema } from '../region-rules';
import { safeguardsSchema } from '../safeguards';
import { supportSettingsSchema } from '../support-settings';
import { withdrawalTermsSchema } from '../withdrawal-settings';
import { reasonSchema, textSchema } from './field-schemas';

const brandSchema = textSchema(40).regex(/^[a-z][a-z0-9-]*$/);

/** Whether a brand's site is open, and to whom. */
export const brandStatusCalls = {
  'brandStatus.read': defineCall({
    methods: ['GET'],
    path: '/ops/brands/:brand/status',
    access: 'operator',
    summary: 'Maintenance and region rules of a brand, and whether countries can be told apart',
    request: z.strictObject({ brand: brandSchema }),
    value: z.strictObject({
      maintenance: z.boolean(),
      maintenanceEnd: z.iso.datetime().nullable(),
      regions: regionRulesSchema,
      /** Name of the mounted country database; null: only networks can be told apart. */
      countryDatabase: z.string().nullable(),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.setMaintenance': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/maintenance',
    access: 'operator',
    summary: 'Closes a brand’s site for maintenance until a time, or opens it; open pages follow within seconds',
    request: z.strictObject({
      brand: brandSchema,
      on: z.boolean(),
      /** When the site opens again by itself; null: when an operator says so. */
      end: z.iso.datetime().nullable(),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.setRegions': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/regions',
    access: 'operator',
    summary: 'Sets from where a brand may not be visited',
    request: z.strictObject({ brand: brandSchema, regions: regionRulesSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.readSupport': defineCall({
    methods: ['GET'],
    path: '/ops/brands/:brand/support',
    access: 'operator',
    summary: 'How a brand’s members reach its people: office hours of the live chat, length of feedback',
    request: z.strictObject({ brand: brandSchema }),
    value: supportSettingsSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.setSupport': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/support',
    access: 'operator',
    summary: 'Sets how a brand’s members reach its people',
    request: z.strictObject({ brand: brandSchema, settings: supportSettingsSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.readWithdrawal': defineCall({
    methods: ['GET'],
    path: '/ops/brands/:brand/withdrawal',
    access: 'operator',
    summary: 'How a brand lets money leave: limits, waiting times, approvals, scores of the review',
    request: z.strictObject({ brand: brandSchema }),
    value: withdrawalTermsSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.setWithdrawal': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/withdrawal',
    access: 'operator',
    summary: 'Sets how a brand lets money leave from then on; approvals that a withdrawal under way needs stay',
    request: z.strictObject({ brand: brandSchema, terms: withdrawalTermsSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.readSafeguards': defineCall({
    methods: ['GET'],
    path: '/ops/brands/:brand/safeguards',
    access: 'operator',
    summary: 'A brand’s bounds against misuse: parallel sessions, credits that need two operators',
    request: z.strictObject({ brand: brandSchema }),
    value: safeguardsSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.setSafeguards': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/safeguards',
    access: 'operator',
    summary: 'Sets a brand’s bounds against misuse; sessions above a lower bound end at the next login',
    request: z.strictObject({ brand: brandSchema, safeguards: safeguardsSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.readAccountRules': defineCall({
    methods: ['GET'],
    path: '/ops/brands/:brand/account-rules',
    access: 'operator',
    summary: 'Rules of a brand’s user names, passwords and verification codes',
    request: z.strictObject({ brand: brandSchema }),
    value: currentAccountRulesSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.setAccountRules': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/account-rules',
    access: 'operator',
    summary: 'Sets the rules of new user names, passwords and codes; existing accounts stay as they are',
    request: z.strictObject({ brand: brandSchema, rules: accountRulesSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.readDisplay': defineCall({
    methods: ['GET'],
    path: '/ops/brands/:brand/display',
    access: 'operator',
    summary: 'Digits, calendar and prize mode of a brand’s pages',
    request: z.strictObject({ brand: brandSchema }),
    value: displaySettingsSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.setDisplay': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/display',
    access: 'operator',
    summary: 'Sets digits, calendar and prize mode of a brand; pages that are opened from then on follow it',
    request: z.strictObject({ brand: brandSchema, display: displaySettingsSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.readJurisdiction': defineCall({
    methods: ['GET'],
    path: '/ops/brands/:brand/jurisdiction',
    access: 'operator',
    summary: 'What a brand’s licence allows its games',
    request: z.strictObject({ brand: brandSchema }),
    value: jurisdictionSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'brandStatus.setJurisdiction': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/jurisdiction',
    access: 'operator',
    summary: 'Sets what a brand’s licence allows its games; rounds that begin from then on follow it',
    request: z.strictObject({ brand: brandSchema, jurisdiction: jurisdictionSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
