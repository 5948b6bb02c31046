import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { instrument, SWITCH } from './instrument';
import { sampleByPlace } from './sample';
import { typescriptMutations } from './typescript-mutations';

test('puts every mutant of a source behind a switch, including nested ones', () => {
  const source = '(a < b && b < 10) ? a + b : 0';
  const mutants = typescriptMutations(source).map((mutation, id) => ({ ...mutation, id }));
  const code = instrument(source, mutants);
  const pairs = [
    { a: 2, b: 3 },
    { a: 3, b: 3 },
    { a: 4, b: 3 },
    { a: 9, b: 10 },
  ];
  const valuesOf = (text: string, active: number): unknown[] =>
    pairs.map((pair) => runInNewContext(text, { ...pair, [SWITCH]: (id: number) => id === active }) as unknown);
  expect(valuesOf(code, -1)).toEqual([5, 0, 0, 0]);
  for (const { id, start, end, replacement } of mutants)
    expect(valuesOf(code, id)).toEqual(valuesOf(`${source.slice(0, start)}(${replacement})${source.slice(end)}`, -1));
});

test('draws the same sample for the same seed, with a second item of a place only after one of each', () => {
  const items = ['a1', 'a2', 'a3', 'b1', 'c1'];
  const sample = (seed: string) => sampleByPlace(items, (item) => item.charAt(0), 3, seed);
  expect(sample('one')).toEqual(sample('one'));
  expect(new Set(sample('one').map((item) => item.charAt(0)))).toEqual(new Set(['a', 'b', 'c']));
});
