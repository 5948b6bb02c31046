import { z } from 'zod';

/** What a form shows for a value of a setting. */
export type SettingFieldType =
  | { readonly type: 'flag' }
  | { readonly type: 'count'; readonly least: number; readonly most: number }
  | { readonly type: 'amount' }
  /** `isOptional`: null is a choice as well. */
  | { readonly type: 'choice'; readonly options: readonly string[]; readonly isOptional: boolean }
  /** An instant, or null. */
  | { readonly type: 'instant' }
  /** A time of day, `09:00`; an end may be `24:00`, and is never `00:00`. */
  | { readonly type: 'day-time' | 'day-time-end' }
  /** Days of the week, 0 is Sunday. */
  | { readonly type: 'weekdays' }
  | { readonly type: 'texts' }
  | { readonly type: 'rows'; readonly fields: readonly SettingField[] };

export type SettingField = SettingFieldType & {
  /** Within the setting, such as `scores.often`. */
  readonly path: string;
  /** The last part of the path. */
  readonly name: string;
  /** The path before the name; null for a field of the setting itself. */
  readonly group: string | null;
};

/**
 * The fields of a setting in the order of its schema; those of a group follow each other.
 * @throws Error for a schema that no form can show
 */
export function settingFields(schema: z.ZodObject, group: string | null = null): SettingField[] {
  return Object.entries(schema.shape).flatMap(([name, part]): SettingField[] => {
    const path = group === null ? name : `${group}.${name}`;
    if (part instanceof z.ZodObject) return settingFields(part, path);
    return [{ ...typeOf(part as z.ZodType, path), path, name, group }];
  });
}

function typeOf(schema: z.ZodType, path: string): SettingFieldType {
  const inner = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;
  const { format } = inner.meta() ?? {};
  if (format === 'amount' || format === 'day-time' || format === 'day-time-end' || format === 'weekdays')
    return { type: format };
  if (inner instanceof z.ZodBoolean) return { type: 'flag' };
  if (inner instanceof z.ZodNumber)
    return { type: 'count', least: Number(inner.minValue), most: Number(inner.maxValue) };
  if (inner instanceof z.ZodEnum)
    return { type: 'choice', options: inner.options.map(String), isOptional: inner !== schema };
  if (inner instanceof z.ZodISODateTime) return { type: 'instant' };
  if (inner instanceof z.ZodArray) return listOf(inner.element as z.ZodType);
  throw new Error(`no form can show ${path}`);
}

const listOf = (element: z.ZodType): SettingFieldType =>
  element instanceof z.ZodObject ? { type: 'rows', fields: settingFields(element) } : { type: 'texts' };
