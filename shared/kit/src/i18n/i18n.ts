import {
  directionOf,
  FALLBACK_LANGUAGE,
  type FormatStyle,
  formatLocale,
  isolateText,
  STANDARD_FORMATS,
} from '@marquee/contract/languages';
import { inDigitsOf } from '@marquee/contract/number-format';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createLastChoice } from '../last-choice';

export type Messages = Readonly<Record<string, unknown>>;
/** Loads the catalogue of one namespace for one language. */
export type MessageLoader = (language: string) => Promise<Messages>;

interface Catalogue {
  readonly namespace: string;
  readonly load: MessageLoader;
}

const catalogues = new Map<string, Catalogue>();
/** The loader that brought a catalogue, by language and name. */
const sources = new Map<string, MessageLoader>();
/** Languages and namespaces to which a loader brought a catalogue. */
const filled = new Set<string>();
const choices = createLastChoice();
const listeners = new Set<() => void>();
let revision = 0;
let formatStyle = STANDARD_FORMATS;

/** The locale of numbers and dates on the page, in the brand's digits and calendar. */
export const pageLocale = (language: string = i18next.language): string => formatLocale(language, formatStyle);

/** Counts language switches and loaded catalogues. */
export const messagesRevision = (): number => revision;

/** Calls `listener` when the language changes or a catalogue has loaded. @returns unsubscribes */
export function onMessagesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  revision += 1;
  for (const listener of [...listeners]) listener();
}

/**
 * Starts the page's one i18n instance with the shell's own catalogue.
 * @param fallbackNamespace namespace for keys that a catalogue lacks; loaded later by `loadMessages`
 * @param formats digits and calendar of the brand
 */
export async function startI18n(
  language: string,
  namespace: string,
  messages: Messages,
  fallbackNamespace?: string,
  formats: FormatStyle = STANDARD_FORMATS,
): Promise<i18n> {
  formatStyle = formats;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: [namespace],
    defaultNS: namespace,
    fallbackNS: fallbackNamespace ?? false,
    resources: { [language]: { [namespace]: messages } },
    // React escapes values; here they only keep their own direction and get the page's digits.
    interpolation: { escapeValue: true, useRawValueToEscape: true, escape: writtenValue },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  i18next.off('languageChanged', notifyListeners);
  i18next.on('languageChanged', notifyListeners);
  // Each start creates a separate store.
  i18next.store.on('added', notifyListeners);
  notifyListeners();
  i18next.services.formatter?.add('number', (value: number, locale, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(pageLocale(locale ?? language), options).format(value),
  );
  applyToDocument(language);
  return i18next;
}

/**
 * Declares how a catalogue loads; the current language's texts are added by `loadMessages`. A later declaration is that of
 * another release: its texts are loaded over those that are there.
 * @param namespace the texts' own; several catalogues may fill one
 */
export function registerMessages(name: string, load: MessageLoader, namespace: string = name): void {
  catalogues.set(name, { namespace, load });
}

/** Loads a catalogue unless it is there. */
export async function loadMessages(name: string, language: string = i18next.language): Promise<void> {
  const catalogue = catalogues.get(name);
  if (!catalogue || isThere(name, catalogue, language)) return;
  const { namespace, load } = catalogue;
  i18next.addResourceBundle(language, namespace, await load(language), true, true);
  sources.set(`${language}/${name}`, load);
  filled.add(`${language}/${namespace}`);
}

/** A namespace that no loader has filled came whole, with the start of the page. */
function isThere(name: string, { namespace, load }: Catalogue, language: string): boolean {
  if (!i18next.hasResourceBundle(language, namespace)) return false;
  const source = sources.get(`${language}/${name}`);
  return source ? source === load : !filled.has(`${language}/${namespace}`);
}

/**
 * Switches the page's language without a reload: first loads every catalogue in use, then switches. The page re-renders
 * in slices, including the document's attributes (`DocumentLanguage`).
 * @returns false when another language has been chosen meanwhile, which is the one that counts
 */
export async function changeLanguage(language: string): Promise<boolean> {
  const isLast = choices.begin();
  try {
    await Promise.all([...catalogues.keys()].map((name) => loadMessages(name, language)));
  } catch (error) {
    if (isLast()) throw error;
  }
  if (isLast()) await i18next.changeLanguage(language);
  return isLast();
}

/**
 * A value in a sentence: texts in their own direction, numbers in the digits of the page. Nothing is grouped, because a number may be
 * a year; `{{count, number}}` groups.
 */
const writtenValue = (value: unknown): string =>
  isolateText(typeof value === 'number' ? inDigitsOf(pageLocale(), String(value)) : String(value), i18next.language);

/** Sets the document's language and direction, and the locale of its numbers. */
export function applyToDocument(language: string): void {
  // A frame is rendered outside of a browser.
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  // Components without a language of their own, such as countdowns and page numbers, write in its digits.
  document.documentElement.dataset['formatLocale'] = pageLocale(language);
}
