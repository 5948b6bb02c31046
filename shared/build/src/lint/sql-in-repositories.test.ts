import { expect, it } from 'vitest';
import { refusedLines } from './refused-lines.fixture';

const refused = (lines: readonly string[]) => refusedLines('marquee/sql-in-repositories', lines);

it('refuses texts that begin as a statement does, wherever they stand', async () => {
  const lines = [
    "run('select 1');",
    'run(` insert into member (id) values ($1)`);',
    'run(`update ${table} t set a = 1`);',
    "run({ name: 'delete-bet', text: 'delete from bet where id = $1' });",
    "run('with recursive tree (id) as (select 1) select id from tree');",
    "run('lock table wallet in share mode');",
    "run('/* folds */ select 1');",
    "run('begin isolation level repeatable read');",
  ];
  expect(await refused(lines)).toEqual(lines);
});

it('refuses whatever text a query is made of', async () => {
  const lines = ["await db.query('commit');", 'await client.query({ text: `listen ${channel}` });'];
  expect(await refused(lines)).toEqual(lines);
});

it('accepts words that only look like it, and statements that a repository names', async () => {
  const lines = [
    "import texts from './en.json' with { type: 'json' };",
    "run('with the bound');",
    "run('update the page to go on');",
    "run('selected');",
    'await db.query(READ_MEMBER, [id]);',
    'await db.query({ ...READ_MEMBER, values: [id] });',
  ];
  expect(await refused(lines)).toEqual([]);
});
