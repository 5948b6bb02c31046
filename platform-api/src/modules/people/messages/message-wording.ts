import { FALLBACK_LANGUAGE, formatLocale, isLanguage, type Language } from '@marquee/contract/languages';
import type { MessageText } from '@marquee/contract/message-template';
import { formatMoney } from '@marquee/contract/money-format';
import { numberFormat } from '@marquee/contract/number-format';
import { withoutBidiControls } from '@marquee/contract/plain-text';
import { textIn } from '../../../platform/localised';
import { fillText } from '../../../messages/texts';
import type { Brand } from '../../site/brand/brand';
import type { MessageFact, MessageValue } from './message-fact';
import { standardText } from './templates';

/** Most characters of a message as it is stored. */
const TITLE_MAX = 200;
const TEXT_MAX = 4_000;

const MINUTES = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;

type MessageBrand = Pick<Brand, 'name' | 'defaultLanguage'> & {
  readonly config: Pick<Brand['config'], 'currencySymbol' | 'formats'>;
};

/** The language of a message to a member: the member's, else the brand's. */
export const wordingLanguage = ({ defaultLanguage }: Pick<Brand, 'defaultLanguage'>, language: string): Language =>
  [language, defaultLanguage].find(isLanguage) ?? FALLBACK_LANGUAGE;

/**
 * Words the message of an event in a language: what an operator wrote, else the standard text.
 * @param written by an operator of the brand, in the same language
 */
export function messageWording(
  brand: MessageBrand,
  language: Language,
  { template, values = {} }: Pick<MessageFact, 'template' | 'values'>,
  written: MessageText | null,
): MessageText {
  const count = typeof values['count'] === 'number' ? values['count'] : null;
  return filledMessage(brand, language, written ?? standardText(language, template, count), values);
}

/**
 * Fills the placeholders of a message: amounts in the brand's currency, numbers in the digits of the language. What people typed stays
 * plain text, and cannot reverse what stands around it.
 */
export function filledMessage(
  { name, defaultLanguage, config: { currencySymbol, formats } }: MessageBrand,
  language: Language,
  { title, text }: MessageText,
  values: Readonly<Record<string, MessageValue>>,
): MessageText {
  const locale = formatLocale(language, formats);
  const write = (value: MessageValue): string => {
    if (typeof value === 'string') return withoutBidiControls(value);
    if (typeof value === 'number') return numberFormat(locale).format(value);
    if ('minutes' in value) return numberFormat(locale, MINUTES).format(value.minutes);
    if ('texts' in value) return textIn(value.texts, language, defaultLanguage);
    return formatMoney(value.amount, { language: locale, symbol: currencySymbol });
  };
  const filled = {
    brand: name,
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, write(value)])),
  };
  return { title: clipped(fillText(title, filled), TITLE_MAX), text: clipped(fillText(text, filled), TEXT_MAX) };
}

/** Values may be longer than the texts that they fill. @param maxLength characters as the database counts them */
function clipped(text: string, maxLength: number): string {
  const characters = text.length > maxLength ? [...text] : [];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text;
}
