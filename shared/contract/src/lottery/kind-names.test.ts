import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages';
import { kindNames, prizeName } from './kind-names';
import { lotteryNames } from './messages/catalogue';
import { lotteryRules } from './rules';
import { LOTTERY_SHAPES } from './shape';

/** The text of a key, with its values; undefined where the catalogue has none. */
function textOf(catalogue: object, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], catalogue);
  return typeof found === 'string' ? found : undefined;
}

test.each(LANGUAGES)('every kind and every prize of every lottery has a name of its own, in %s', async (language) => {
  const { default: catalogue } = await lotteryNames[language]();
  const missing: string[] = [];
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const text = textOf(catalogue, key);
    if (text === undefined) missing.push(key);
    return (text ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
  for (const shape of LOTTERY_SHAPES) {
    const rules = lotteryRules(shape);
    const names = [...kindNames(rules, t).values()];
    expect(names).toHaveLength(rules.kinds.length);
    expect(new Set(names).size, shape).toBe(names.length);
    const rows = rules.form.type === 'prizes' ? rules.form.rows.map(({ code }) => code) : ['balls'];
    expect(new Set(rows.map((code) => prizeName(code, t))).size, shape).toBe(rows.length);
  }
  expect(missing).toEqual([]);
});
