import { FALLBACK_LANGUAGE, type FormatStyle, formatLocale, isLanguage } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { fillText, type MessageTemplate, readCounted } from '../../../messages/texts';

export interface Wording {
  readonly language: string;
  readonly subject: string | null;
  readonly text: string;
}

/**
 * Renders a message: the brand's own text of a language before the general one.
 * @param languages in order of preference; English is the fallback
 * @param values fill the text's `{{name}}`; numbers in the digits of the language
 * @param formats of the brand
 */
export function wordingOf(
  brandCode: string,
  languages: readonly string[],
  template: MessageTemplate,
  values: Readonly<Record<string, string | number>>,
  formats?: FormatStyle,
): Wording {
  const language = languages.find(isLanguage) ?? FALLBACK_LANGUAGE;
  // A message counts the minutes that its code or link is valid.
  const count = typeof values['minutes'] === 'number' ? values['minutes'] : null;
  const find = (part: 'subject' | 'text') =>
    readCounted(language, `brand.${brandCode}.${template}.${part}`, count) ??
    readCounted(language, `message.${template}.${part}`, count);
  const text = find('text');
  if (text === null) throw new Error(`no text for the message ${template}`);
  const subject = find('subject');
  const number = numberFormat(formatLocale(language, formats));
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? number.format(value) : value]),
  );
  return { language, subject: subject && fillText(subject, written), text: fillText(text, written) };
}
