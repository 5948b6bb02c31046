import i18next from 'i18next';
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { onMessagesChange, messagesRevision, pageLocale } from './i18n';

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * What `read` gives in the page's language. After a switch the page is rendered in slices that let people's input through:
 * the library's own hook renders all of it in one go, as every external store does.
 */
function useTranslated<Value>(read: () => Value, key: string): Value {
  const [translated, setTranslated] = useState(() => ({ key, value: read(), revision: messagesRevision() }));
  const current = translated.key === key ? translated : { key, value: read(), revision: messagesRevision() };
  if (current !== translated) setTranslated(current);
  const refresh = useEffectEvent(() => {
    if (current.revision === messagesRevision()) return;
    startTransition(() => setTranslated({ key, value: read(), revision: messagesRevision() }));
  });
  useEffect(() => {
    // A catalogue may have loaded between rendering and this effect.
    refresh();
    return onMessagesChange(() => refresh());
  }, []);
  return current.value;
}

function translatorOf(namespace: string): Translate {
  const t = i18next.getFixedT(i18next.language, namespace);
  return (key, values = {}) => t(key, values);
}

/** The messages of a namespace in the page's language. */
export function useMessages(namespace: string): Translate {
  return useTranslated(() => translatorOf(namespace), namespace);
}

/** The page's language, such as `bn`; re-renders when it changes. */
export function useLanguage(): string {
  return useTranslated(() => i18next.language, '');
}

/** The locale in which the page writes numbers, money and dates; re-renders when the language changes. */
export function useFormatLocale(): string {
  return pageLocale(useLanguage());
}

/** Shown when a call fails before its message has loaded. */
const LOADING_TEXT = '…';

type ErrorMessage = (error: { readonly code: string; readonly details?: Readonly<Record<string, unknown>> }) => string;

/** The message of a failed call by its code, from the shell's catalogue. */
export function useErrorMessage(): ErrorMessage {
  const t = useTranslated(() => i18next.getFixedT(i18next.language, 'shell'), 'shell');
  return useCallback(
    ({ code, details }) => t([`errors.${code}`, 'errors.unknown_error'], { ...details, defaultValue: LOADING_TEXT }),
    [t],
  );
}
