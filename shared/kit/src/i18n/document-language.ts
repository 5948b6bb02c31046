import { useLayoutEffect } from 'react';
import { applyToDocument } from './i18n';
import { useLanguage } from './use-messages';

/** Keeps the language and the direction of the document those of what is rendered. Stands once, at the root of a site. */
export function DocumentLanguage(): null {
  const language = useLanguage();
  useLayoutEffect(() => applyToDocument(language), [language]);
  return null;
}
