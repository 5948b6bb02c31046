import type { CallDefinition } from '@marquee/contract/define-call';
import { callExamples } from '@marquee/contract/openapi/examples';
import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Fields = Readonly<Record<string, unknown>>;

/** A PNG of one pixel, what an upload takes. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: '3f0c2a9e-5d1b-4c7a-9e62-8b7f4d3a1c05',
  date: '2026-03-01',
  'date-time': '2026-03-01T10:15:00.000Z',
};

/**
 * A request that the call's schema takes: the example of its documentation, or else one made from the schema, with the
 * fields that are required.
 * @param own fields to use in place of those, where the call has them
 * @returns the reason where none could be made
 */
export function exampleRequest(
  id: string,
  call: CallDefinition,
  own: Fields = {},
): { readonly fields: Fields } | { readonly reason: string } {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' });
  const example = callExamples[id]?.request ?? exampleOf(schema, schema.$defs ?? {});
  const known = namesOf(schema);
  const fields = {
    ...(isFields(example) ? example : {}),
    ...(call.upload && { image: PICTURE }),
    ...Object.fromEntries(Object.entries(own).filter(([name]) => known.has(name))),
  };
  const { error } = call.request.safeParse(fields);
  return error ? { reason: z.prettifyError(error) } : { fields };
}

/** The fields of a request; it may be one of several objects. */
function namesOf({ properties = {}, anyOf = [], oneOf = [] }: JsonSchema): ReadonlySet<string> {
  const parts = [...anyOf, ...oneOf].flatMap((part) => (typeof part === 'object' ? [...namesOf(part)] : []));
  return new Set([...Object.keys(properties), ...parts]);
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function exampleOf(schema: JsonSchema | boolean, defs: Readonly<Record<string, JsonSchema>>): unknown {
  if (typeof schema === 'boolean') return {};
  const [example] = schema.examples ?? [];
  const known = schema.default ?? schema.const ?? schema.enum?.[0] ?? example;
  if (known !== undefined) return known;
  const other = schema.$ref ? defs[schema.$ref.replace('#/$defs/', '')] : (schema.anyOf ?? schema.oneOf)?.[0];
  if (other !== undefined) return exampleOf(other, defs);
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return arrayOf(schema, defs);
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? true, defs)]));
}

function arrayOf({ items, minItems = 1 }: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): unknown[] {
  const [item = true] = Array.isArray(items) ? items : [items];
  return Array.from({ length: Math.max(minItems, 1) }, () => exampleOf(item, defs));
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): string {
  const formatted = OF_FORMAT[format ?? ''];
  if (formatted) return formatted;
  if (!pattern) return 'example'.padEnd(minLength, '.').slice(0, maxLength);
  const fits = fc
    .stringMatching(new RegExp(pattern))
    .filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.sample(fits, { seed: 1, numRuns: 1 })[0] ?? '';
}
