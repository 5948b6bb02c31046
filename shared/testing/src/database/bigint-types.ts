import pg from 'pg';

/** Object id of the type `int8`, part of the wire protocol. */
const int8 = 20;

/** Reads `int8` as bigint: a ledger amount does not fit into a number. Everything else as the driver does. */
export const bigintTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary'
      ? BigInt
      : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
};
