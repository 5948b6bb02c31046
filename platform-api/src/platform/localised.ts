/** A text by language code. */
export type Localised = Readonly<Record<string, string>>;

/** The text in the requested language, else in the brand's, else in English, else in any. */
export function textIn(text: Localised, language: string, brandLanguage: string): string {
  return text[language] ?? text[brandLanguage] ?? text['en'] ?? Object.values(text)[0] ?? '';
}
