import { formatLocale } from '@marquee/contract/languages';
import ar from './messages/ar.json' with { type: 'json' };
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import hi from './messages/hi.json' with { type: 'json' };
import th from './messages/th.json' with { type: 'json' };
import vi from './messages/vi.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };

export type MessageKey = keyof typeof en;

const CATALOGUES = { en, bn, vi, zh, th, hi, ar } as const satisfies Record<string, Record<MessageKey, string>>;
type PageLanguage = keyof typeof CATALOGUES;

/** The country whose amounts and times each language takes. */
const LOCALES: Readonly<Record<PageLanguage, string>> = {
  en: 'en-GB',
  bn: 'bn-BD',
  vi: 'vi-VN',
  zh: 'zh-CN',
  th: 'th-TH',
  hi: 'hi-IN',
  ar: 'ar',
};

/** The page's sentences in one language. */
export interface Texts {
  readonly language: PageLanguage;
  readonly direction: 'ltr' | 'rtl';
  text(key: MessageKey, values?: Readonly<Record<string, string>>): string;
  /** @param amount decimal string in currency units */
  money(amount: string, currency: string): string;
  time(at: number): string;
}

/** Texts in the requested language, else in English. */
export function textsIn(requestedTag: string | undefined): Texts {
  const requestedLanguage = requestedTag?.toLowerCase().split('-')[0] ?? '';
  const language = Object.hasOwn(CATALOGUES, requestedLanguage) ? (requestedLanguage as PageLanguage) : 'en';
  const messages = CATALOGUES[language];
  const locale = formatLocale(LOCALES[language]);
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    text: (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? ''),
    money: (amount, currency) =>
      // Amounts of one payment are far below what a double holds exactly; this text is shown, never counted with.
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
      }).format(Number(amount)),
    time: (at) =>
      new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(at),
  };
}
