import { digitOrders } from '@marquee/contract/lottery/number-groups';
import { typedDigits } from '@marquee/contract/latin-digits';
import { Switch } from '@marquee/ui/choice';
import { X } from '@marquee/ui/icons';
import { useId, useState } from 'react';
import { moveInGrid } from '../bets/move-in-grid';
import styles from './digit-pad.module.css';
import type { OfficialTexts } from './use-official-texts';

interface DigitPadProps {
  /** Digits of a number. */
  readonly width: number;
  readonly texts: OfficialTexts;
  /** Takes each number as soon as its last digit is there; with swap on, all orders of its digits. */
  readonly onAdd: (numbers: readonly string[]) => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'delete', '0', 'clear'] as const;

/** A number pad: a number is added with its last digit, without another press. */
export function DigitPad({ width, texts: { t, number }, onAdd }: DigitPadProps) {
  const [digits, setDigits] = useState('');
  const [swaps, setSwaps] = useState(false);
  const id = useId();
  const enter = (typed: string) => {
    const next = typedDigits(typed, width);
    if (next === null) return;
    if (next.length < width) return setDigits(next);
    onAdd(swaps ? digitOrders(next) : [next]);
    setDigits('');
  };
  const press = (key: (typeof KEYS)[number]) => {
    if (key === 'delete') setDigits(digits.slice(0, -1));
    else if (key === 'clear') setDigits('');
    else enter(digits + key);
  };
  return (
    <div className={styles.pad}>
      <div className={styles.entry}>
        <label className={styles.label} htmlFor={id}>
          {t('pad.number', { count: width, digits: number(width) })}
        </label>
        <span className={styles.box} dir="ltr">
          <input
            id={id}
            className={styles.input}
            // The pad below is the keyboard on a phone.
            inputMode="none"
            autoComplete="off"
            value={digits}
            placeholder={'–'.repeat(width)}
            onChange={(event) => enter(event.target.value)}
          />
        </span>
        {width > 1 && <Switch label={t('pad.swap')} checked={swaps} onChange={() => setSwaps(!swaps)} />}
        <p className={styles.hint}>{t('pad.hint')}</p>
      </div>
      <div className={styles.keys} role="grid" aria-label={t('pad.title')} dir="ltr">
        {[0, 3, 6, 9].map((from) => (
          <div key={from} className={styles.line} role="row">
            {KEYS.slice(from, from + 3).map((key) => (
              <span key={key} className={styles.cell} role="gridcell">
                <button
                  type="button"
                  className={styles.key}
                  tabIndex={key === '1' ? 0 : -1}
                  aria-label={key.length > 1 ? t(`pad.${key}`) : key}
                  onKeyDown={moveInGrid}
                  onClick={() => press(key)}
                >
                  {key === 'delete' ? '⌫' : key === 'clear' ? <X aria-hidden="true" /> : key}
                </button>
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
