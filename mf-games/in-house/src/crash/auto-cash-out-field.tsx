import { useFormatLocale } from '@marquee/kit/i18n/use-messages';
import { Switch } from '@marquee/ui/choice';
import { useAmountDraft } from '@marquee/ui/field';
import { useId } from 'react';
import { useText } from '../app/use-text';
import styles from './auto-cash-out-field.module.css';

export interface AutoCashOut {
  readonly on: boolean;
  /** Multiplier: decimal string, empty when nothing is entered. */
  readonly text: string;
}

interface AutoCashOutFieldProps {
  readonly value: AutoCashOut;
  readonly onValueChange: (value: AutoCashOut) => void;
  readonly wrong: boolean;
  readonly disabled: boolean;
}

export function AutoCashOutField({ value, onValueChange, wrong, disabled }: AutoCashOutFieldProps) {
  const t = useText();
  const id = useId();
  const draft = useAmountDraft(value.text, (text) => onValueChange({ ...value, text }), useFormatLocale());
  return (
    <div className={styles.field}>
      <Switch
        label={t('crash.auto')}
        checked={value.on}
        disabled={disabled}
        onChange={(event) => onValueChange({ ...value, on: event.target.checked })}
      />
      <label className={styles.box} data-wrong={wrong || undefined} data-off={!value.on || undefined}>
        <span className={styles.name}>{t('crash.autoAt')}</span>
        <input
          className={styles.input}
          {...draft}
          disabled={disabled || !value.on}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
        />
        <span aria-hidden="true">×</span>
      </label>
      {wrong && (
        <p className={styles.wrong} id={`${id}-wrong`}>
          {t('crash.autoWrong')}
        </p>
      )}
    </div>
  );
}
