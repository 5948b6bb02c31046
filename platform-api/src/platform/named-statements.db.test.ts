import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Column, describeStatement } from '../testing/describe-statement';
import { type DeclaredColumn, type NamedStatement, statementsIn } from '../testing/statement-sources';

const root = fileURLToPath(new URL('..', import.meta.url));
const statements = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
  .flatMap((file) => statementsIn(`${root}${file}`));
const of = ({ name, file }: NamedStatement) => `${name} (${file.slice(root.length)})`;

let db: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  db = await createTestDatabase();
  client = await db.pool.connect();
});
afterAll(async () => {
  client.release();
  await db.drop();
});

describe('every named statement of the server', () => {
  it('has a text that can be read without running the server', () => {
    expect(statements.filter(({ text }) => text === null).map(of)).toEqual([]);
    expect(statements.length).toBeGreaterThan(500);
  });

  it('has a name of its own, so that a connection never takes one statement for another', () => {
    const firstOf = new Map<string, NamedStatement>();
    for (const statement of statements) if (!firstOf.has(statement.name)) firstOf.set(statement.name, statement);
    const shared = statements.filter(({ name, text }) => firstOf.get(name)?.text !== text);
    expect(shared.map(of)).toEqual([]);
  });

  it('can be prepared against the migrated schema, and answers the columns that its caller reads', async () => {
    const faults: string[] = [];
    for (const statement of statements) {
      const outcome = await describeStatement(client, statement.text ?? '');
      if (outcome instanceof Error) faults.push(`${of(statement)}: ${outcome.message}`);
      else faults.push(...columnFaults(statement.columns ?? [], outcome).map((fault) => `${of(statement)}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

describe('the comparison of columns', () => {
  const answered = async (text: string): Promise<readonly Column[]> => {
    const outcome = await describeStatement(client, text);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  it('names a column that the statement does not answer, and one of another type', async () => {
    const columns = await answered("select 1::int8 as amount, now() as at, 'a'::text as code");
    expect(columnFaults([{ name: 'amount', type: 'number' }], columns)).toEqual(['amount is bigint, declared number']);
    expect(columnFaults([{ name: 'placedAt', type: 'Date' }], columns)).toEqual(['placedAt is not answered']);
  });
  it('accepts null, unions of texts, and what it cannot judge', async () => {
    const columns = await answered("select 'a'::text as code, null::int8 as amount, '{}'::jsonb as body");
    const declared = [
      { name: 'code', type: "'a' | 'b'" },
      { name: 'amount', type: 'bigint | null' },
      { name: 'body', type: 'readonly Line[]' },
    ];
    expect(columnFaults(declared, columns)).toEqual([]);
  });
  it('says what is wrong with a statement that does not fit the schema', async () => {
    expect(await describeStatement(client, 'select no_column from member')).toMatchObject({
      message: expect.stringContaining('no_column') as unknown,
    });
    expect(await describeStatement(client, 'select id from member')).toHaveLength(1);
  });
});

function columnFaults(declared: readonly DeclaredColumn[], answered: readonly Column[]): string[] {
  return declared.flatMap(({ name, type }) => {
    const column = answered.find((candidate) => candidate.name === name);
    if (!column) return [`${name} is not answered`];
    const plain = plainType(type);
    return plain === null || column.type === null || plain === column.type
      ? []
      : [`${name} is ${column.type}, declared ${plain}`];
  });
}

const PLAIN = new Set(['number', 'bigint', 'string', 'boolean', 'Date', 'Buffer']);

/** The one plain type that a written type is besides null; null where it is anything else. */
function plainType(written: string): string | null {
  const parts = written
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== 'null' && part !== '');
  const plain = new Set(parts.map((part) => (/^'.*'$/.test(part) ? 'string' : /^\d+$/.test(part) ? 'number' : part)));
  const [only] = plain;
  return plain.size === 1 && only !== undefined && PLAIN.has(only) ? only : null;
}
