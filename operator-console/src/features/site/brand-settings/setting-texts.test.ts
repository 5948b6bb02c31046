import { BRAND_SETTING_NAMES } from '@marquee/contract/brand-settings';
import type { SettingField } from '@marquee/contract/setting-fields';
import { expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { fieldsOf } from './setting-texts';

type Tree = { readonly [name: string]: string | Tree };

/** What the page says of every setting, besides its fields. */
const GENERAL = ['title', 'description', 'save'];
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  maintenance: ['isOpen', 'isClosed', 'openText', 'closedText'],
  regions: ['countries', 'noCountries'],
};

const allFields = (fields: readonly SettingField[]): SettingField[] =>
  fields.flatMap((field) => [field, ...(field.type === 'rows' ? allFields(field.fields) : [])]);

it.each(BRAND_SETTING_NAMES)('%s has a label for each field and group, and no text besides', (setting) => {
  const texts: Tree = en.settings[setting];
  const fields = allFields(fieldsOf(setting));
  const groups = fields.flatMap(({ group }) => (group === null ? [] : [group]));
  const names = fields.filter(({ group }) => group !== 'scores').map(({ name }) => name);
  for (const name of [...names, ...groups]) expect([name, typeof texts[name]]).toEqual([name, 'string']);
  for (const { name, group } of fields) if (group === 'scores') expect(en.withdrawals.rule).toHaveProperty(name);
  const known = [...names, ...groups].flatMap((name) => [name, `${name}Hint`, `${name}Fault`, `${name}Of`]);
  expect(Object.keys(texts).filter((key) => ![...known, ...GENERAL, ...(OTHERS[setting] ?? [])].includes(key))).toEqual(
    [],
  );
});

it('names the choices where their codes are no words', () => {
  for (const setting of ['account-rules', 'display'] as const) {
    const texts: Tree = en.settings[setting];
    for (const field of fieldsOf(setting))
      if (field.type === 'choice' && field.name !== 'prizeMode')
        expect(Object.keys(texts[`${field.name}Of`] ?? {})).toEqual(expect.arrayContaining([...field.options]));
  }
});
