import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallDefinition } from '../define-call';
import { calls } from './index';

interface Schema {
  readonly type?: string;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly [key: string]: unknown;
}

/** Formats whose values have a length of their own. */
const SHORT_FORMATS = new Set(['uuid', 'date', 'date-time', 'ipv4', 'ipv6']);

/** Paths of the strings below a schema that may have any length. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((part) => unbounded(part, path));
  const { type, maxLength, format, pattern, enum: values, const: value, ...rest } = schema as Schema;
  const isShort =
    maxLength !== undefined ||
    values !== undefined ||
    value !== undefined ||
    SHORT_FORMATS.has(format ?? '') ||
    // Without a repetition that has no end.
    (pattern !== undefined && !/[*+]|,\}/.test(pattern));
  const own = type === 'string' && !isShort ? [path] : [];
  return [...own, ...Object.entries(rest).flatMap(([key, part]) => unbounded(part, `${path}.${key}`))];
}

test('every text of every request has a greatest length', () => {
  const found = Object.entries(calls as Record<string, CallDefinition>).flatMap(([id, { request }]) =>
    unbounded(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), id),
  );
  expect(found).toEqual([]);
});
