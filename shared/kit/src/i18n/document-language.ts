import { useLayoutEffect } from 'react';
import { applyToDocument } from './i18n';
import { useLanguage } from './use-messages';

/** Sets the document's language and direction to those of the rendered page. Rendered once, at the root of a site. */
export function DocumentLanguage(): null {
  const language = useLanguage();
  useLayoutEffect(() => applyToDocument(language), [language]);
  return null;
}
