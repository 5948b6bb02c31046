import { LANGUAGES } from '@marquee/contract/languages';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { LOTTERY_SHAPES } from '@marquee/contract/lottery/shape';
import { expect, test } from 'vitest';
import { kindNameOf } from './kind-name';

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

test.each(LANGUAGES)('every kind of every lottery has a name of its own, in %s', async (language) => {
  const catalogue = (await import(`../../messages/${language}.json`)) as { lottery: { kindName: Names } };
  for (const shape of LOTTERY_SHAPES) {
    const names = lotteryRules(shape).kinds.map(({ code }) => {
      const { key, values } = kindNameOf(shape, code);
      const [group = '', name = ''] = key.split('.');
      const text = catalogue.lottery.kindName[group]?.[name];
      return text?.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value])) ?? `${code} has none`;
    });
    expect(names.filter((name) => name.endsWith('has none'))).toEqual([]);
    expect(new Set(names).size, shape).toBe(names.length);
  }
});
