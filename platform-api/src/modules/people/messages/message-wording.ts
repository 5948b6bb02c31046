import { FALLBACK_LANGUAGE, formatLocale, isLanguage } from '@marquee/contract/languages';
import { formatMoney } from '@marquee/contract/money-format';
import { numberFormat } from '@marquee/contract/number-format';
import { textIn } from '../../../platform/localised';
import { fillText, readCounted } from '../../../messages/texts';
import type { Brand } from '../../site/brand/brand';
import type { MessageFact, MessageValue } from './message-fact';

export interface MessageWording {
  readonly title: string;
  readonly text: string;
}

/**
 * Words a message in the member's language, else in the brand's: amounts in the brand's currency, numbers in the digits of the language.
 * What people typed stays plain text.
 */
export function messageWording(
  { name, defaultLanguage, config: { currencySymbol, formats } }: MessageBrand,
  language: string,
  { template, values = {} }: Pick<MessageFact, 'template' | 'values'>,
): MessageWording {
  const written = [language, defaultLanguage].find(isLanguage) ?? FALLBACK_LANGUAGE;
  const locale = formatLocale(written, formats);
  const write = (value: MessageValue): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return numberFormat(locale).format(value);
    if ('texts' in value) return textIn(value.texts, written, defaultLanguage);
    return formatMoney(value.amount, { language: locale, symbol: currencySymbol });
  };
  const filled = {
    brand: name,
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, write(value)])),
  };
  const count = typeof values['count'] === 'number' ? values['count'] : null;
  const read = (part: 'title' | 'text') => {
    const text = readCounted(written, `inbox.${template}.${part}`, count);
    if (text === null) throw new Error(`no ${part} for the message ${template}`);
    return fillText(text, filled);
  };
  return { title: read('title'), text: read('text') };
}

type MessageBrand = Pick<Brand, 'name' | 'defaultLanguage'> & {
  readonly config: Pick<Brand['config'], 'currencySymbol' | 'formats'>;
};
