import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@marquee/contract/languages';
import { useEffect, useState } from 'react';
import { loadMessages, type Messages, registerMessages } from './i18n';
import { useLanguage } from './use-messages';

export type CatalogueLoaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** So long after a catalogue failed to load it is asked for again: the connection may be back. */
const RETRY_MS = 5_000;

/**
 * Loads the catalogue of a large feature, which is kept out of its remote's own; later it follows the page's language.
 * @param namespace the remote's namespace, a hyphen and the feature: `games-lottery`
 * @param loaders defined once, outside of components
 * @returns whether the texts are there
 */
export function useCatalogue(namespace: string, loaders: CatalogueLoaders): boolean {
  const language = useLanguage();
  const [loadedLanguage, setLoadedLanguage] = useState<string | null>(null);
  useEffect(() => {
    registerMessages(namespace, async (requested) => {
      const { default: messages } = await loaders[isLanguage(requested) ? requested : FALLBACK_LANGUAGE]();
      return messages;
    });
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): unknown =>
      loadMessages(namespace, language).then(
        () => isCurrent && setLoadedLanguage(language),
        () => isCurrent && (retry = setTimeout(attempt, RETRY_MS)),
      );
    attempt();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [namespace, loaders, language]);
  // After a switch the earlier texts stay until the new ones are there.
  return loadedLanguage !== null;
}
