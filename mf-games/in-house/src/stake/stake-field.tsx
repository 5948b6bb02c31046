import { useFormatLocale } from '@marquee/kit/i18n/use-messages';
import { useAmountDraft } from '@marquee/ui/field';
import { CircleAlert } from '@marquee/ui/icons';
import { useId } from 'react';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { double, halve, maxStakeOf, minStakeOf, type StakeBounds, type StakeProblem } from './stake-amount';
import styles from './stake-field.module.css';
import { useStakeBounds } from './use-stake-bounds';

interface StakeFieldProps {
  /** Decimal string in currency units; empty when nothing is entered. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly problem: StakeProblem | null;
  readonly disabled: boolean;
  /** Of the options that are chosen; without them those of the game. */
  readonly bounds?: StakeBounds;
}

export function StakeField({ value, onValueChange, problem, disabled, bounds: own }: StakeFieldProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const ofGame = useStakeBounds();
  const bounds = own ?? ofGame;
  const id = useId();
  const draft = useAmountDraft(value, onValueChange, useFormatLocale());
  const { currencySymbol: symbol } = session;
  const limits = { minimum: format.money(bounds.minStake, symbol), maximum: format.money(bounds.maxStake, symbol) };
  const steps = [
    ['½', 'stake.half', halve(value, bounds)],
    ['2×', 'stake.double', double(value, bounds)],
    [t('stake.min'), 'stake.toMin', minStakeOf(bounds)],
    [t('stake.max'), 'stake.toMax', maxStakeOf(bounds)],
  ] as const;
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{t('stake.label')}</label>
        <span className={styles.limits}>{t('stake.limits', limits)}</span>
      </div>
      <div className={styles.box} data-invalid={problem !== null || undefined}>
        {symbol !== '' && (
          <span className={styles.symbol} aria-hidden="true">
            {symbol}
          </span>
        )}
        <input
          id={id}
          className={styles.input}
          {...draft}
          disabled={disabled}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </div>
      <div className={styles.steps}>
        {steps.map(([face, label, next]) => (
          <button
            key={label}
            type="button"
            className={styles.step}
            aria-label={`${face}, ${t(label)}`}
            disabled={disabled}
            onClick={() => onValueChange(next)}
          >
            {face}
          </button>
        ))}
      </div>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          <CircleAlert aria-hidden="true" />
          {t(`stake.problem.${problem}`, limits)}
        </p>
      )}
    </div>
  );
}
