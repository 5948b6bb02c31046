import glossary from './glossary.json' with { type: 'json' };

/** A word of the field in each language of the site, and what is not written for it. */
export interface Term {
  /** The agreed word per language; a label has one of them. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Labels that name the term, as `file#key`; of a folder of catalogues the file of the language is meant. */
  readonly labels: readonly string[];
  /** Forms that no text of a language has, whatever it is about. */
  readonly forbidden: Readonly<Record<string, readonly string[]>>;
  /** Forms that mean something else and are wrong only where the English text matches `english`. */
  readonly confused?: { readonly english: string; readonly forms: Readonly<Record<string, readonly string[]>> };
}

export const terms: Readonly<Record<string, Term>> = glossary;

const patterns = new Map<string, RegExp>();

/** A pattern that many texts are compared with is compiled once. */
function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'i');
  patterns.set(source, pattern);
  return pattern;
}

/** What a text writes against the glossary. @param english the same text in English */
export function glossaryFaults(text: string, english: string, language: string, table = terms): string[] {
  // A form with a leading space is one at the start of a word.
  const written = ` ${text.toLowerCase()}`;
  return Object.entries(table).flatMap(([name, { words, forbidden, confused }]) => {
    const isAbout = confused !== undefined && patternOf(confused.english).test(english);
    const forms = [...(forbidden[language] ?? []), ...((isAbout && confused.forms[language]) || [])];
    return forms
      .filter((form) => written.includes(form.toLowerCase()))
      .map((form) => `writes «${form.trim()}» for ${name}: the glossary says «${words[language]?.join('» or «')}»`);
  });
}

/** Whether a label names its term by the agreed word. */
export function namesTerm(label: string, { words }: Pick<Term, 'words'>, language: string): boolean {
  return (words[language] ?? []).some((word) => label.toLowerCase().includes(word.toLowerCase()));
}

/** Whether a text is nothing but an agreed word, which may be the English one. */
export function isAgreedWord(text: string, language: string): boolean {
  const agreed = Object.values(terms).flatMap(({ words }) => words[language] ?? []);
  return agreed.some((word) => word.toLowerCase() === text.toLowerCase());
}
