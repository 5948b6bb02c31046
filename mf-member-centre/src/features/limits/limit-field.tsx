import type { LimitPeriod } from '@marquee/contract/calls/limits';
import { useMessages, useMoneyField } from '@marquee/kit';
import { AmountField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import type { LimitKind } from './shown-limits';
import { useLimitText } from './use-limit-text';

/** Lengths of time to choose from, in minutes. */
const MINUTES: Readonly<Record<LimitPeriod, readonly number[]>> = {
  day: [15, 30, 60, 120, 180, 240, 360, 480],
  week: [60, 120, 300, 600, 900, 1_200, 2_400],
  month: [300, 600, 1_200, 2_400, 3_600, 6_000],
};

interface LimitFieldProps {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
}

export function LimitField({ kind, period, value, onValueChange, error }: LimitFieldProps) {
  const t = useMessages('member');
  const moneyField = useMoneyField();
  const textOf = useLimitText();
  if (kind !== 'session')
    return (
      <AmountField
        {...moneyField}
        label={t('limits.limit')}
        value={value}
        onValueChange={onValueChange}
        error={error}
        required
      />
    );
  const lengths = [...new Set([...MINUTES[period], ...(value === '' ? [] : [Number(value)])])].sort((a, b) => a - b);
  return (
    <SelectField
      label={t('limits.limit')}
      value={value === '' ? null : value}
      onValueChange={onValueChange}
      placeholder={t('limits.choose')}
      options={lengths.map((minutes) => ({ value: String(minutes), label: textOf('session', String(minutes)) }))}
      error={error}
      required
    />
  );
}
