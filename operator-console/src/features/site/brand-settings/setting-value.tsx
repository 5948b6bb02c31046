import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { SettingField } from '@marquee/contract/setting-fields';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { LocalTime } from '../../../lib/time/local-time';
import type { SettingTexts } from './setting-texts';
import { valueAt } from './setting-values';
import { weekdayName } from './weekdays';

interface SettingValueProps {
  readonly field: SettingField;
  readonly value: unknown;
  readonly texts: SettingTexts;
  readonly currency: string;
}

/** A value of a setting for reading, by its type in the schema. */
export function SettingValue({ field, value, texts, currency }: SettingValueProps) {
  const t = useMessages('console');
  const language = useLanguage();
  const locale = formatLocale(language);
  switch (field.type) {
    case 'flag':
      return t(value === true ? 'prizes.yes' : 'prizes.no');
    case 'count':
      return numberFormat(locale).format(Number(value));
    case 'amount':
      return <Money amount={value as string} currency={currency} locale={locale} />;
    case 'choice':
      return texts.option(field, value as string | null);
    case 'instant':
      return value === null ? t('settings.none') : <LocalTime instant={value as string} />;
    case 'day-time':
    case 'day-time-end':
      return value as string;
    case 'weekdays':
      return (value as number[]).map((day) => weekdayName(language, day)).join(', ');
    case 'texts':
      return <span dir="auto">{(value as string[]).join(', ') || t('settings.none')}</span>;
    case 'rows':
      return (
        <ul>
          {(value as object[]).map((row) => (
            <li key={JSON.stringify(row)}>
              {field.fields.map((part) => (
                <span key={part.path}>
                  <SettingValue field={part} value={valueAt(row, part.path)} texts={texts} currency={currency} />{' '}
                </span>
              ))}
            </li>
          ))}
        </ul>
      );
  }
}
