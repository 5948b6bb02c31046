import { describe, expect, it } from 'vitest';
import bn from './bn.json';
import en from './en.json';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
const slots = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([slot]) => slot).sort();

describe('the catalogues', () => {
  const bengali = new Map(leaves(bn));

  it('have the same keys in both languages', () => {
    expect([...bengali.keys()]).toEqual(leaves(en).map(([key]) => key));
  });

  it('interpolate the same values', () => {
    for (const [key, text] of leaves(en)) expect(slots(bengali.get(key) ?? ''), key).toEqual(slots(text));
  });
});
