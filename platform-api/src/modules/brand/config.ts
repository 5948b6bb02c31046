import { registerFieldSchema } from '@marquee/contract/calls/system';
import { NO_REGION_RULES, regionRulesSchema } from '@marquee/contract/region-rules';
import { z } from 'zod';

const linkSchema = z.strictObject({
  csType: z.enum(['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP']),
  title: z.string(),
  path: z.url({ protocol: /^https?$/ }),
});

/** What an operator may set per brand; stored as `brand.config`, checked whenever it is read or written. */
export const brandConfigSchema = z.strictObject({
  currencySymbol: z.string().min(1).max(4),
  languages: z.array(z.string()).min(1),
  defaultLanguage: z.string(),
  defaultTheme: z.enum(['dark', 'light']),
  merchantCode: z.string(),
  flags: z.record(z.string(), z.boolean()),
  termsAge: z.number().int().min(18).max(99),
  birthdayAge: z.number().int().min(18).max(99),
  registerFields: z.array(registerFieldSchema),
  registerMethods: z.array(z.enum(['username', 'mobile'])),
  registerCaptcha: z.boolean(),
  /** Before mobile numbers unless the visitor names another, such as `+880`. */
  countryDialingCode: z.string().regex(/^\+\d{1,4}$/),
  /** Answers for the brand's members while `status` is not 0. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenanceEnd: z.iso.datetime().nullable(),
  /** From where the site may not be visited. */
  regions: regionRulesSchema.default(NO_REGION_RULES),
  customerService: z.array(linkSchema),
  social: z.array(linkSchema),
  /** Where the brand's own apps are; null: phones install the site itself. */
  apps: z.strictObject({ ios: z.url().nullable(), android: z.url().nullable() }).default({ ios: null, android: null }),
  /** Origins that a launched game's frame may come from, besides the in-house games'. */
  frameOrigins: z.array(z.url()),
  /** Vendor codes of the brand, in the order of its menus; empty: every vendor. */
  vendors: z.array(z.string()),
});
export type BrandConfig = z.output<typeof brandConfigSchema>;
/** As it is written: what has a default may be left out. */
export type BrandConfigInput = z.input<typeof brandConfigSchema>;
