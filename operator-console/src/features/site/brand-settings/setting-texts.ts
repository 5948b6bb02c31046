import { BRAND_SETTINGS, type BrandSettingName } from '@marquee/contract/brand-settings';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { type SettingField, settingFields } from '@marquee/contract/setting-fields';
import { useLanguage } from '@marquee/kit/i18n/use-messages';
import { useTranslation } from 'react-i18next';

/** The fields of a setting, as its schema says them. */
export const fieldsOf = (setting: BrandSettingName): SettingField[] => settingFields(BRAND_SETTINGS[setting].schema);

/** Where the scores of withdrawals are named already. */
const SCORES = 'withdrawals.rule';

export interface SettingTexts {
  label(field: SettingField): string;
  legend(group: string): string;
  /** Undefined where the catalogue has none. */
  hint(field: SettingField): string | undefined;
  /** What is wrong with a value that the schema refuses. @param code of the schema's issue */
  fault(field: SettingField, code: string): string;
  option(field: SettingField, value: string | null): string;
}

/** The texts of a setting in the console's catalogue: `settings.<setting>.<field>`, with `Hint`, `Fault` and `Of.<option>`. */
export function useSettingTexts(setting: BrandSettingName): SettingTexts {
  const { t, i18n } = useTranslation('console');
  const textOf = (key: string): string | undefined =>
    i18n.exists(key, { ns: 'console' }) ? String(t(key as never)) : undefined;
  const ofSetting = (name: string) => textOf(`settings.${setting}.${name}`);
  const number = numberFormat(formatLocale(useLanguage()));
  const bounds = (field: SettingField) =>
    field.type === 'count'
      ? t('settings.between', { least: number.format(field.least), most: number.format(field.most) })
      : undefined;
  return {
    label: ({ name, group }) => (group === 'scores' ? textOf(`${SCORES}.${name}`) : ofSetting(name)) ?? name,
    legend: (group) => ofSetting(group) ?? group,
    hint: (field) => ofSetting(`${field.name}Hint`) ?? bounds(field),
    fault: (field, code) =>
      (code !== 'custom' && bounds(field)) || (ofSetting(`${field.name}Fault`) ?? t('settings.fault')),
    option: ({ name }, value) => ofSetting(`${name}Of.${value ?? 'none'}`) ?? value ?? '',
  };
}
