import { z } from 'zod';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '../constants';
import { plainTextSchema } from '../plain-text';

/** A call without fields. */
export const emptySchema = z.strictObject({});

/** A trimmed, single-line text of 1 to `maxLength` characters. */
export const textSchema = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** Solution of the bot check: the widget's base64 payload. */
export const botCheckSchema = z.string().min(1).max(4_096);

/** A mobile number or a code as entered. One that is left out has an error of its own, so the schema lets it through. */
export const smsInputSchema = (maxLength: number) => z.string().trim().max(maxLength).default('');

/** Country code before a mobile number, with or without the plus. */
export const dialingCodeSchema = z
  .string()
  .max(5)
  .regex(/^\+?\d{1,4}$/);

/** 1-based page number as it comes in a query. */
export const pageNoSchema = z.coerce.number().int().min(1).max(100_000).default(1);

/** Page size as it comes in a query. */
export const pageSizeSchema = (standard: number, max = 100) =>
  z.coerce.number().int().min(1).max(max).default(standard);

/** How a list is sorted: by the name of a column ascending, with a minus before it descending. */
export type SortBy<Column extends string> = Column | `-${Column}`;

/** Sort orders of a list; without one the list has its own order. @param columns fields of its rows that it can sort by */
export const sortSchema = <const Column extends string>(columns: readonly Column[]) =>
  z
    .enum(columns.flatMap((column): SortBy<Column>[] => [column, `-${column}`]))
    .optional()
    .meta({ description: 'field of the rows, with a minus before it for the largest first' });

export const languageSchema = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/);

/** Days of the brand's own time zone; both ends count. */
export const dayRange = { from: z.iso.date(), to: z.iso.date() };

/** One page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    content: z.array(item),
    pageNum: z.number().int(),
    pageSize: z.number().int(),
    totalPages: z.number().int(),
    totalElements: z.number().int(),
  });

/** Why an operator does something; goes into the audit log. */
export const reasonSchema = plainTextSchema(REASON_MAX_LENGTH).min(REASON_MIN_LENGTH);

const languageCode = z.string().regex(/^[a-z]{2}$/);
/** A text per language; English is what other languages fall back to. */
export const localisedSchema = (text: z.ZodString) =>
  z.record(languageCode, text).refine((texts) => Object.hasOwn(texts, 'en'), { message: 'english_required' });

/** Who gave something by hand and why. */
export const grantFields = {
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.string().nullable().meta({ description: 'null: small enough for one operator' }),
};

/** What became of a grant by hand. */
export const grantOutcomeSchema = z.strictObject({
  account: z.string(),
  isGiven: z.boolean().meta({ description: 'false: a second operator decides its proposal' }),
});

/** An approved version of a brand's rules, which counts from a business day on. */
export const versionFields = {
  version: z.number().int(),
  reason: z.string(),
  proposedBy: z.string().nullable().meta({ description: 'null: set up with the brand' }),
  proposedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  fromDay: z.iso.date().meta({ description: 'first business day on which it counts' }),
};

/** @deprecated Since 1.3.0: `proposals.*` decide. Kept for remotes that were built against 1.2.0. */
export const proposalFields = {
  state: z.enum(['waiting', 'approved', 'refused']),
  reason: z.string(),
  proposedBy: z.string().nullable().meta({ description: 'null: set up with the brand' }),
  proposedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
};

/** @deprecated As `proposalFields`. */
export const versionDecision = { version: z.number().int().min(1), approve: z.boolean() };

/** A brand by its code. */
export const brandCodeSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(40);

/** The name of the shell or of a remote. */
export const remoteNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(60);

/** The picture that an upload carries: a file in the page, its bytes at the server. */
export const imageSchema = z
  .custom<Blob | Uint8Array>((value) => value instanceof Uint8Array)
  .transform((value) => value as Uint8Array);

/** A page outside of the platform: HTTPS at a domain, without a login in it. */
export const secureAddressSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(300)
  .refine((address) => !address.includes('@'), { message: 'invalid_value' });

/** A boolean as it comes in a query. */
export const flagSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** A bet or another transaction by the id that people see. */
export const publicIdSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{13}$/);
