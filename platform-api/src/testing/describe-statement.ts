import type pg from 'pg';

/** A column that a statement answers. */
export interface Column {
  readonly name: string;
  /** As the server's connections read it; null for JSON, lists and types of the schema. */
  readonly type: string | null;
}

/** What connections make of a type, by its object id (`pg_type`); `int8` is read as bigint (`platform/database.ts`). */
const READ_AS: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  19: 'string',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1043: 'string',
  1082: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
};

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** Prepares a statement and asks for its description; nothing is run. */
class Describe implements pg.Submittable {
  #columns: Column[] = [];
  readonly #settle: (outcome: Column[] | Error) => void;

  constructor(
    readonly text: string,
    settle: (outcome: Column[] | Error) => void,
  ) {
    this.#settle = settle;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, type: READ_AS[dataTypeID] ?? null }));
  }

  handleError(error: Error): void {
    this.#settle(error);
  }

  handleReadyForQuery(): void {
    this.#settle(this.#columns);
  }
}

/** @returns the columns that a statement answers, or why it cannot be prepared */
export const describeStatement = (client: pg.PoolClient, text: string): Promise<Column[] | Error> =>
  new Promise((resolve) => void client.query(new Describe(text, resolve)));
