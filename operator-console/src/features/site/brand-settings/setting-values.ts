import type { SettingField } from '@marquee/contract/setting-fields';

/** The distinct entries of a typed list, separated by spaces, commas or line breaks. */
export function entriesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))];
}

/** A typed whole number; what is none is refused by the schema. */
export const countOf = (typed: unknown): number =>
  typeof typed === 'number' ? typed : /^\d{1,9}$/.test(String(typed).trim()) ? Number(typed) : Number.NaN;

/** A browser's time field has no 24:00, and no period ends at 00:00. */
export const shownTime = (time: string): string => (time === '24:00' ? '00:00' : time);
export const writtenTime = (type: SettingField['type'], typed: string): string =>
  type === 'day-time-end' && typed === '00:00' ? '24:00' : typed;

const WORKDAYS = [1, 2, 3, 4, 5];

/** A new row of a list: on workdays, at times that are still to be entered. */
export const newRowOf = (fields: readonly SettingField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, type }) => [name, type === 'weekdays' ? WORKDAYS : '']));

/** The part of a setting at a path. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | null)?.[name], value);

export const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
