import i18next from 'i18next';
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { onWordsChanged, wordsRevision } from './i18n';

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * What `read` gives in the page's language. After a switch the page is rendered in slices that let people's input through:
 * the library's own hook renders all of it in one go, as every external store does.
 */
function useWords<Value>(read: () => Value, key: string): Value {
  const [words, setWords] = useState(() => ({ key, value: read(), revision: wordsRevision() }));
  const current = words.key === key ? words : { key, value: read(), revision: wordsRevision() };
  if (current !== words) setWords(current);
  const renew = useEffectEvent(() => {
    if (current.revision === wordsRevision()) return;
    startTransition(() => setWords({ key, value: read(), revision: wordsRevision() }));
  });
  useEffect(() => {
    // Words may have come between the rendering and this.
    renew();
    return onWordsChanged(() => renew());
  }, []);
  return current.value;
}

/** The messages of a namespace in the page's language. */
export function useMessages(namespace: string): Translate {
  return useWords(() => i18next.getFixedT(i18next.language, namespace) as Translate, namespace);
}

/** The page's language, such as `bn`; re-renders when it changes. */
export function useLanguage(): string {
  return useWords(() => i18next.language, '');
}

/** A call may fail before the words for it have come. */
const NOT_THERE_YET = '…';

type ErrorMessage = (error: { readonly code: string; readonly details?: Readonly<Record<string, unknown>> }) => string;

/** What to tell people when a call fails: the catalogue message of its code, in the shell's namespace. */
export function useErrorMessage(): ErrorMessage {
  const t = useWords(() => i18next.getFixedT(i18next.language, 'shell'), 'shell');
  return useCallback(
    ({ code, details }) => t([`errors.${code}`, 'errors.unknown_error'], { ...details, defaultValue: NOT_THERE_YET }),
    [t],
  );
}
