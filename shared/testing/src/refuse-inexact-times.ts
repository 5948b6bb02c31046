import pg from 'pg';

/** Object id of the type `timestamptz`, part of the wire protocol. */
const timestamptz = 1184;

const inexact = new WeakSet<Date>();

/**
 * Runs before every database test file. A JavaScript date has no microseconds: a time that lost some may be displayed, but
 * must not go back into a statement, where it would no longer equal the stored one.
 */
function refuseInexactTimes(): void {
  const parse = pg.types.getTypeParser(timestamptz) as (text: string) => Date | number;
  pg.types.setTypeParser(timestamptz, (text: string) => {
    const time = parse(text);
    if (time instanceof Date && hasMicroseconds(text)) inexact.add(time);
    return time;
  });
  const query = Reflect.get(pg.Client.prototype, 'query') as (...request: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...request: unknown[]) {
    for (const value of valuesOf(request))
      if (inexact.has(value as Date))
        throw new Error('A time read from the database lost its microseconds: keep it there.');
    return query.apply(this, request);
  });
}

/** The text form leaves out zeros at the end: more than three digits are microseconds. */
const hasMicroseconds = (text: string): boolean => /\.\d{4,6}/.test(text);

function valuesOf([statement, values]: readonly unknown[]): readonly unknown[] {
  if (Array.isArray(values)) return values;
  const own: unknown = (statement as pg.QueryConfig | undefined)?.values;
  return Array.isArray(own) ? own : [];
}

// The files of a worker share these modules: once is enough.
if (!Reflect.has(pg.Client.prototype, 'refusesInexactTimes')) {
  Reflect.set(pg.Client.prototype, 'refusesInexactTimes', true);
  refuseInexactTimes();
}
