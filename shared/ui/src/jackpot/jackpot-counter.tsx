import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useMemo } from 'react';
import { VisuallyHidden } from '@marquee/ui';
import { pageLocale } from '../base/page-digits';
import styles from './jackpot-counter.module.css';
import { reelLayout } from './reel-layout';
import { useOdometer } from './use-odometer';
import { useThrottledText } from './use-throttled-text';

export interface JackpotCounterProps {
  /** The pool in currency units as last known; a display value, never money that moves. */
  readonly amount: number;
  /** Over how long the reels roll to a new amount: the time until the next one is expected. */
  readonly stepMs?: number | undefined;
  readonly currency: string;
  /** BCP 47 tag; the page's language when absent. */
  readonly locale?: string | undefined;
  /** Accessible name, read before the amount. */
  readonly label: string;
}

const DECIMALS = 2;
const UNGROUPED = { useGrouping: false };
const WHOLE = { maximumFractionDigits: 0 };
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** Reels that roll continuously between two amounts; screen readers get a text twice a minute at most. */
export function JackpotCounter({ amount, stepMs = 4000, currency, locale, label }: JackpotCounterProps) {
  const language = formatLocale(locale ?? pageLocale());
  const wholeDigits = Math.max(1, Math.floor(Math.log10(Math.max(1, amount))) + 1);
  const layout = useMemo(() => reelLayout(wholeDigits, DECIMALS, language), [wholeDigits, language]);
  const digit = numberFormat(language, UNGROUPED);
  const reelsRef = useOdometer({ amount, stepMs, lowestExponent: -DECIMALS, reelCount: wholeDigits + DECIMALS });
  const announcedAmount = useThrottledText(numberFormat(language, WHOLE).format(amount));
  return (
    <span className={styles.counter}>
      <VisuallyHidden>
        {label} {currency} {announcedAmount}
      </VisuallyHidden>
      <span className={styles.currency} aria-hidden="true">
        {currency}
      </span>
      <span className={styles.reels} aria-hidden="true" ref={reelsRef}>
        {layout.map((cell) =>
          cell.kind === 'sign' ? (
            <span key={cell.key} className={styles.sign}>
              {cell.text}
            </span>
          ) : (
            <span key={cell.key} className={styles.window}>
              <span className={styles.reel} data-reel="">
                {DIGITS.map((value, index) => (
                  <span key={index === DIGITS.length - 1 ? 'wrap' : value}>{digit.format(value)}</span>
                ))}
              </span>
            </span>
          ),
        )}
      </span>
    </span>
  );
}
