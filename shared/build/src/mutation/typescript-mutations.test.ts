import { expect, test } from 'vitest';
import { typescriptMutations } from './typescript-mutations';

/** The mutations of a source, each as the complete mutated source. */
const mutated = (source: string): string[] =>
  typescriptMutations(source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );

test.each([
  ['f = a < b', ['f = (a) <= (b)', 'f = (a) >= (b)']],
  ['f = a === b', ['f = (a) !== (b)']],
  ['f = a && b', ['f = (a) || (b)']],
  ['f = a ?? b', ['f = a']],
  ['f = !a', ['f = a']],
  ['f = (a + b) * c', ['f = (a + b) / (c)', 'f = ((a) - (b)) * c']],
  ['f = true', ['f = false']],
  ["f = ['x']", ['f = []', "f = ['']"]],
  ['if (a) b = c', ['if (true) b = c', 'if (false) b = c']],
  ['await f();', ['undefined;']],
  ['f = a.some(b)', ['f = a.every(b)']],
])('changes the meaning of %s', (source, expected) => {
  expect(mutated(source)).toEqual(expected);
});

test.each([
  "import { a } from 'b';",
  "type A = 'a' | true;",
  "log.info('taken' + a);",
  "throw new Error('no such ' + a);",
  "f({ name: 'a-statement', values: [a] });",
  'for (let i = 0; i < n; i++) {}',
  "f = '' + b",
])('leaves %s unchanged', (source) => {
  expect(mutated(source).filter((text) => text !== 'undefined;')).toEqual([]);
});

test('changes the SQL of a statement, and the code between its parts', () => {
  const source = 'const f = { text: `select a from b where c = 1 ${d ? e : g}` }';
  expect(mutated(source)).toEqual([
    'const f = { text: `select a from b where c <> 1 ${d ? e : g}` }',
    'const f = { text: `select a from b where c = 1 ${true ? e : g}` }',
    'const f = { text: `select a from b where c = 1 ${false ? e : g}` }',
  ]);
});
