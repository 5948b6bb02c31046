import { FALLBACK_LANGUAGE } from './languages';

/** What a manifest says about languages. */
export interface SpokenLanguages {
  readonly languages: readonly string[];
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The languages of a brand that a release has no texts in, or labels only that are copies of the English ones.
 * @param manifest null: of a shell, which speaks every language
 * @param languages of the brand
 */
export function missingLanguages(manifest: SpokenLanguages | null, languages: readonly string[]): string[] {
  if (!manifest) return [];
  return languages.filter((language) => !manifest.languages.includes(language) || hasCopiesOnly(manifest, language));
}

function hasCopiesOnly({ labels }: SpokenLanguages, language: string): boolean {
  const english = labels[FALLBACK_LANGUAGE] ?? {};
  const own = Object.entries(labels[language] ?? {});
  return language !== FALLBACK_LANGUAGE && own.length > 0 && own.every(([key, label]) => label === english[key]);
}
