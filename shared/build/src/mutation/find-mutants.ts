import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inRepository } from '../paths';
import { filesBelow } from '../tasks/files-below';
import type { Mutant, MutantSource, Mutation } from './mutation';
import { sqlFunctionMutations } from './sql-mutations';
import type { MutationTarget } from './targets';
import { typescriptMutations } from './typescript-mutations';

/**
 * Every mutant of a target.
 * @param database a migrated one, which has the functions
 */
export async function findMutants(target: MutationTarget, database: string): Promise<Omit<Mutant, 'id'>[]> {
  const files = filesBelow(target.folder).filter(
    (file) => /\.ts$/.test(file) && !/\.(test|fixture)\.ts$/.test(file) && !target.without?.test(file),
  );
  const functions = await readFunctions(database, target.sqlFunctions ?? []);
  return [
    ...files.flatMap((file) => {
      const text = readFileSync(inRepository(file), 'utf8');
      return described(target, { kind: 'typescript', file }, text, typescriptMutations(text));
    }),
    ...functions.flatMap(({ name, body, language }) =>
      described(target, { kind: 'sql', functionName: name }, body, sqlFunctionMutations(body, language)),
    ),
  ];
}

function described(
  target: MutationTarget,
  source: MutantSource,
  text: string,
  mutations: readonly Mutation[],
): Omit<Mutant, 'id'>[] {
  const repeats = new Map<string, number>();
  const name = source.kind === 'typescript' ? source.file : source.functionName;
  return mutations.map((mutation) => {
    const { start, end, operator, replacement } = mutation;
    const original = text.slice(start, end);
    const lineText = text.slice(text.lastIndexOf('\n', start) + 1, start).trim();
    const content = [name, operator, lineText, original, replacement].join('\0');
    const repeat = repeats.get(content) ?? 0;
    repeats.set(content, repeat + 1);
    const key = createHash('sha256').update(`${content}\0${repeat}`).digest('hex').slice(0, 10);
    const line = text.slice(0, start).split('\n').length;
    return { ...mutation, key, target: target.name, source, line, original };
  });
}

interface SqlFunction {
  readonly name: string;
  readonly language: string;
  readonly body: string;
}

async function readFunctions(database: string, names: readonly string[]): Promise<SqlFunction[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<SqlFunction>(
      `select p.proname as name, l.lanname as language, p.prosrc as body
       from pg_proc p join pg_language l on l.oid = p.prolang
       where p.pronamespace = 'public'::regnamespace and p.proname = any($1) order by p.proname`,
      [names],
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** The statement that installs a mutant of a function in a database. */
export async function mutatedFunction(client: pg.Client, mutant: Mutant): Promise<string> {
  if (mutant.source.kind !== 'sql') throw new Error(`${mutant.key} is no mutant of a function`);
  const { rows } = await client.query<{ definition: string; body: string }>(
    `select pg_get_functiondef(p.oid) as definition, p.prosrc as body from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
    [mutant.source.functionName],
  );
  const { definition = '', body = '' } = rows[0] ?? {};
  const changed = body.slice(0, mutant.start) + mutant.replacement + body.slice(mutant.end);
  return definition.replace(body, () => changed);
}
