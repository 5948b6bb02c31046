import { formatMoney, shownSign } from '@marquee/contract/money-format';
import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { pageLocale } from '../base/page-digits';
import styles from './money.module.css';

export interface MoneyProps {
  /** Decimal string in currency units, as our calls carry it: `"1250.50"`. Never a float. */
  readonly amount: string;
  /** Symbol or currency code shown before the amount. */
  readonly currency?: string | undefined;
  /** BCP 47 tag; the page's language when absent. */
  readonly locale?: string | undefined;
  /** Shows asterisks; the digits are then not in the page at all. */
  readonly hidden?: boolean | undefined;
  /** What assistive technology reads instead of the asterisks. */
  readonly hiddenLabel?: string | undefined;
  /** Shows a plus before a gain. */
  readonly signed?: boolean | undefined;
  /** `result` colours by sign: gain, loss. */
  readonly tone?: 'plain' | 'result' | 'muted' | undefined;
  /** `hero` is the one loud amount of a money page. */
  readonly size?: 'inherit' | 'lg' | 'hero' | undefined;
}

export function Money({
  amount,
  currency,
  locale,
  hidden = false,
  hiddenLabel,
  signed = false,
  tone = 'plain',
  size = 'inherit',
}: MoneyProps) {
  if (hidden) {
    return (
      <span className={cx(styles.money, styles[size])}>
        <span aria-hidden="true">{currency}******</span>
        <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
      </span>
    );
  }
  const sign = shownSign(amount);
  const resultTone = sign > 0 ? styles.gain : sign < 0 ? styles.loss : undefined;
  return (
    <bdi className={cx(styles.money, styles[size], tone === 'muted' && styles.muted, tone === 'result' && resultTone)}>
      {formatMoney(amount, { language: locale ?? pageLocale(), symbol: currency, signed })}
    </bdi>
  );
}
