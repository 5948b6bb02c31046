import { FALLBACK_LANGUAGE, LANGUAGES } from '@marquee/contract/languages';
import { glossaryFaults } from './glossary/glossary';

type Texts = Readonly<Record<string, string>>;

interface LocalisedText {
  readonly path: string;
  readonly texts: Texts;
  /** The brand that alone shows it. */
  readonly brand: string | undefined;
}

/**
 * What is wrong with the texts of a document of brand content: a language missing that the brand speaks, other links or
 * elements than in English, a text left in English, or a word against the glossary.
 * @param name of the document, without its extension; a brand's code where the document is that brand's
 * @param languages of each brand by its code
 */
export function brandTextFaults(
  content: unknown,
  name: string,
  languages: Readonly<Record<string, readonly string[]>>,
): string[] {
  const everywhere = LANGUAGES.filter((language) => Object.values(languages).some((own) => own.includes(language)));
  const ownBrand = languages[name] ? name : undefined;
  return localisedTexts(content, '', ownBrand).flatMap(({ path, texts, brand }) => {
    const spoken = (brand && languages[brand]) || everywhere;
    const english = texts[FALLBACK_LANGUAGE] ?? '';
    const missing = spoken.filter((language) => !texts[language]).map((language) => `lacks ${language} of ${path}`);
    const faults = Object.entries(texts).flatMap(([language, text]) => [
      ...(skeleton(text) === skeleton(english)
        ? []
        : [`has other elements or links than English in ${path}.${language}`]),
      ...(language !== FALLBACK_LANGUAGE && isSentence(text) && text === english
        ? [`is English in ${path}.${language}`]
        : []),
      ...glossaryFaults(text, english, language).map((fault) => `${fault} in ${path}.${language}`),
    ]);
    return [...missing, ...faults];
  });
}

/**
 * Each object of a document that holds one text by language.
 * @param path of the node in the document; empty for the document itself
 * @param brand that alone shows the node
 */
export function localisedTexts(node: unknown, path: string, brand: string | undefined): LocalisedText[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isLocalised(node)) return [{ path, texts: node, brand }];
  const nearest = 'brand' in node && typeof node.brand === 'string' ? node.brand : brand;
  return Object.entries(node).flatMap(([key, value]) =>
    localisedTexts(value, path === '' ? key : `${path}.${key}`, nearest),
  );
}

const isLocalised = (node: object): node is Texts =>
  Object.hasOwn(node, FALLBACK_LANGUAGE) &&
  Object.entries(node).every(
    ([language, text]) => (LANGUAGES as readonly string[]).includes(language) && typeof text === 'string',
  );

/** The elements, links and placeholders of a rich text, in any order. */
const skeleton = (text: string): string => (text.match(/<[^>]+>|\{\w+\}/g) ?? []).sort().join(' ');

const isSentence = (text: string): boolean => /\p{L}{2,} \p{L}{3,} \p{L}{2,}/u.test(text);
