import { describe, expect, it } from 'vitest';
import ar from './ar.json';
import bn from './bn.json';
import en from './en.json';
import hi from './hi.json';
import th from './th.json';
import vi from './vi.json';
import zh from './zh.json';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
const slots = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([slot]) => slot).sort();

describe.each<[string, Tree]>([
  ['ar', ar],
  ['bn', bn],
  ['hi', hi],
  ['th', th],
  ['vi', vi],
  ['zh', zh],
])('the catalogue %s', (_language, catalogue) => {
  const texts = new Map(leaves(catalogue));

  it('has the keys of the English one, in their order', () => {
    expect([...texts.keys()]).toEqual(leaves(en).map(([key]) => key));
  });

  it('interpolates the same values', () => {
    for (const [key, text] of leaves(en)) expect(slots(texts.get(key) ?? ''), key).toEqual(slots(text));
  });
});
