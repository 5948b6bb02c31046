/** A type guard for an event payload. The page checks every event, so these few lines keep a schema library out of the first screen. */
export type Shape<Value> = (value: unknown) => value is Value;
export type ValueOfShape<S> = S extends Shape<infer Value> ? Value : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type ValueOfFields<F extends Fields> = { [Name in keyof F]: ValueOfShape<F[Name]> };

export const text: Shape<string> = (value) => typeof value === 'string';
export const count: Shape<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';
/** Decimal string in currency units, as `amount.ts` writes it. */
export const amount: Shape<string> = (value): value is string =>
  typeof value === 'string' && /^-?\d{1,13}(\.\d{1,5})?$/.test(value);

export const oneOf =
  <const Values extends readonly string[]>(...values: Values): Shape<Values[number]> =>
  (value): value is Values[number] =>
    typeof value === 'string' && values.includes(value);

/** An object of exactly these fields. */
export const exactly =
  <F extends Fields>(fields: F): Shape<ValueOfFields<F>> =>
  (value): value is ValueOfFields<F> => {
    if (typeof value !== 'object' || value === null) return false;
    const entries = Object.entries(value);
    return (
      entries.length === Object.keys(fields).length && entries.every(([name, field]) => fields[name]?.(field) === true)
    );
  };
