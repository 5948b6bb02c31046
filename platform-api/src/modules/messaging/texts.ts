import { FALLBACK_LANGUAGE, isLanguage } from '@marquee/contract/languages';
import { fillText, type MessageTemplate, readText } from '../../messages/texts';

export interface Wording {
  readonly language: string;
  readonly subject: string | null;
  readonly text: string;
}

/**
 * Renders a message: the brand's own text of a language before the general one.
 * @param languages in order of preference; English is the fallback
 * @param values fill the text's `{{name}}`
 */
export function wordingOf(
  brandCode: string,
  languages: readonly string[],
  template: MessageTemplate,
  values: Readonly<Record<string, string | number>>,
): Wording {
  const language = languages.find(isLanguage) ?? FALLBACK_LANGUAGE;
  const find = (part: 'subject' | 'text') =>
    readText(language, `brand.${brandCode}.${template}.${part}`) ?? readText(language, `message.${template}.${part}`);
  const text = find('text');
  if (text === null) throw new Error(`no text for the message ${template}`);
  const subject = find('subject');
  return { language, subject: subject && fillText(subject, values), text: fillText(text, values) };
}
