import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type MessageKey = keyof typeof en;

/** The page's sentences in one language. */
export interface Texts {
  readonly language: 'en' | 'bn';
  text(key: MessageKey, values?: Readonly<Record<string, string>>): string;
  /** @param amount decimal string in currency units */
  money(amount: string, currency: string): string;
  time(at: number): string;
}

/** Bengali where it is asked for, else English. */
export function textsIn(asked: string | undefined): Texts {
  const language = asked?.toLowerCase().startsWith('bn') ? 'bn' : 'en';
  const messages = language === 'bn' ? bn : en;
  const locale = language === 'bn' ? 'bn-BD' : 'en-GB';
  return {
    language,
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
