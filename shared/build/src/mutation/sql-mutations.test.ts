import { expect, test } from 'vitest';
import { sqlFunctionMutations, sqlMutations } from './sql-mutations';

const mutated = (text: string): string[] =>
  sqlMutations(text).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));

test.each([
  ['where a <= b', ['where a < b']],
  ['where a = b', ['where a <> b']],
  ['where a and b', ['where a or b']],
  ['where a between 1 and 2', []],
  ['update a set b = c + 1 where d = e', ['update a set b = c + 1 where d <> e', 'update a set b = c - 1 where d = e']],
  ['where not exists (select)', ['where exists (select)']],
  ['where a is null', ['where a is not null']],
  ["where a like '<' -- a = b", []],
  ['select least(a, b)', ['select greatest(a, b)']],
])('changes %s', (text, expected) => {
  expect(mutated(text)).toEqual(expected);
});

test('removes single statements of a function, and fixes its conditions', () => {
  const body = 'begin\n  perform f();\n  if a then\n    delete from b;\n  end if;\nend';
  const parts = sqlFunctionMutations(body, 'plpgsql').map(({ start, end, replacement }) => [
    body.slice(start, end),
    replacement,
  ]);
  expect(parts).toEqual([
    ['a', 'true'],
    ['a', 'false'],
    ['perform f()', 'null'],
    ['delete from b', 'null'],
  ]);
  expect(sqlFunctionMutations('select 1', 'sql')).toEqual([]);
});
