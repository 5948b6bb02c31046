import { useTranslation } from 'react-i18next';

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The messages of a namespace in the page's language. */
export function useMessages(namespace: string): Translate {
  const { t } = useTranslation(namespace);
  return t as Translate;
}

/** The page's language, such as `bn`; re-renders when it changes. */
export function useLanguage(): string {
  return useTranslation().i18n.language;
}

/** A call may fail before the words for it have come. */
const NOT_THERE_YET = '…';

/** What to tell people when a call fails: the catalogue message of its code, in the shell's namespace. */
export function useErrorMessage(): (error: {
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>>;
}) => string {
  const { t } = useTranslation('shell');
  return ({ code, details }) =>
    t([`errors.${code}`, 'errors.unknown_error'], { ...details, defaultValue: NOT_THERE_YET });
}
