import { codeRuleSchema } from '@marquee/contract/account-rules';
import { storedAgentTermsSchema } from '@marquee/contract/agent-terms';
import { BIRTHDAY_AGE_YEARS, PRIZE_MODES, TERMS_AGE_YEARS } from '@marquee/contract/constants';
import { formatStyleSchema } from '@marquee/contract/format-style';
import { storedIdentitySchema } from '@marquee/contract/identity-settings';
import { registerFieldSchema } from '@marquee/contract/calls/system';
import { NO_REGION_RULES, regionRulesSchema } from '@marquee/contract/region-rules';
import { storedSafeguardsSchema } from '@marquee/contract/safeguards';
import { supportSettingsSchema } from '@marquee/contract/support-settings';
import { withdrawalSettingsSchema } from '@marquee/contract/withdrawal-settings';
import { z } from 'zod';
import { jurisdictionSchema } from '@marquee/contract/jurisdiction';
import { STANDARD_SUPPORT } from './support-settings';
import { transferSettingsSchema } from './transfer-settings';

export type { WithdrawalSettings } from '@marquee/contract/withdrawal-settings';

const linkSchema = z.strictObject({
  csType: z.enum(['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP']),
  title: z.string(),
  path: z.url({ protocol: /^https?$/ }),
});

const DIALING_CODE = /^\+\d{1,4}$/;

/** What an operator may set per brand; stored as `brand.config`, checked whenever it is read or written. */
export const brandConfigSchema = z.strictObject({
  currencySymbol: z.string().min(1).max(4),
  languages: z.array(z.string()).min(1),
  defaultLanguage: z.string(),
  /** Digits and calendar of its pages, games and messages. */
  formats: formatStyleSchema.prefault({}),
  defaultTheme: z.enum(['dark', 'light']),
  merchantCode: z.string(),
  flags: z.record(z.string(), z.boolean()),
  termsAge: z.number().int().min(18).max(99).default(TERMS_AGE_YEARS),
  birthdayAge: z.number().int().min(18).max(99).default(BIRTHDAY_AGE_YEARS),
  /** Of a registration by user name (flag `USERNAMEREG3`). */
  registerFields: z.array(registerFieldSchema),
  /** Of a registration by mobile number (flag `MOBILENUMREG3`). */
  mobileRegisterFields: z.array(registerFieldSchema),
  /** Codes by SMS and e-mail. */
  verificationCode: codeRuleSchema.prefault({}),
  registerCaptcha: z.boolean(),
  /** Before mobile numbers unless the visitor names another, such as `+880`. */
  countryDialingCode: z.string().regex(DIALING_CODE),
  /** Further country codes whose mobile numbers the brand takes. */
  furtherDialingCodes: z.array(z.string().regex(DIALING_CODE)),
  /** SMS that the brand pays for in 24 hours; more are refused. */
  smsPerDay: z.number().int().min(0),
  signIn: z
    .strictObject({
      /** Days after which a password must be changed; null: never. */
      passwordExpiryDays: z.number().int().min(1).max(3_650).nullable().default(null),
      /** The initial password of new downline accounts; it must be changed at the first login. */
      initialPassword: z.string().min(8).max(64).nullable().default(null),
    })
    .default({ passwordExpiryDays: null, initialPassword: null }),
  /** Shown to the brand's members while `status` is not 0. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenanceEnd: z.iso.datetime().nullable(),
  /** Networks and regions from which the site may not be visited. */
  regions: regionRulesSchema.default(NO_REGION_RULES),
  customerService: z.array(linkSchema),
  social: z.array(linkSchema),
  /** What counts views of the brand's pages: `matomo`, by the site's id there. Our server sends them; pages load nothing of it. */
  analytics: z.array(z.strictObject({ provider: z.string().min(1), siteId: z.string().min(1) })).default([]),
  /** Origins of the brand's pictures besides its own site. */
  imageOrigins: z.array(z.url()).default([]),
  support: supportSettingsSchema.default(STANDARD_SUPPORT),
  transfer: transferSettingsSchema.prefault({}),
  withdrawal: withdrawalSettingsSchema.prefault({}),
  /** Identity levels, and what each allows to withdraw. */
  identity: storedIdentitySchema.prefault({}),
  safeguards: storedSafeguardsSchema.prefault({}),
  /** How the contracts of agents are settled. */
  agents: storedAgentTermsSchema.prefault({}),
  /** What the brand's licence allows. */
  jurisdiction: jurisdictionSchema.prefault({}),
  /** Addresses of the brand's own apps; null: phones install the site itself. */
  apps: z.strictObject({ ios: z.url().nullable(), android: z.url().nullable() }).default({ ios: null, android: null }),
  /** Origins allowed to host a launched game's frame, besides the in-house games'. */
  frameOrigins: z.array(z.url()),
  /** Vendor codes of the brand, in the order of its menus; empty: every vendor. */
  vendors: z.array(z.string()),
  /** Null: e-lottery where the vendor data holds its card, else lottery. */
  prizeMode: z.enum(PRIZE_MODES).nullable().default(null),
  /** Codes of the vendors at which members have separate wallets; empty: the brand has a single wallet. */
  vendorWallets: z.array(z.string().regex(/^[A-Z0-9]{2,16}$/)).default([]),
});
export type BrandConfig = z.output<typeof brandConfigSchema>;
/** As written by operators: fields with a default may be left out. */
export type BrandConfigInput = z.input<typeof brandConfigSchema>;
