import type { LimitPeriod } from '@marquee/contract/calls/limits';
import { useMessages, useMoneyField } from '@marquee/kit';
import { AmountControl } from '@marquee/ui/amount-control';
import { SelectField } from '@marquee/ui/select';
import { type Control, useController } from 'react-hook-form';
import type { LimitKind } from './limit-view';
import { useLimitText } from './use-limit-text';

/** Lengths of time to choose from, in minutes. */
const MINUTES: Readonly<Record<LimitPeriod, readonly number[]>> = {
  day: [15, 30, 60, 120, 180, 240, 360, 480],
  week: [60, 120, 300, 600, 900, 1_200, 2_400],
  month: [300, 600, 1_200, 2_400, 3_600, 6_000],
};

export interface LimitValues {
  /** An amount, or minutes; empty when nothing is entered. */
  readonly limit: string;
}

interface LimitFieldProps {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly control: Control<LimitValues>;
  readonly validate: (limit: string) => string | undefined;
}

export function LimitField({ kind, period, control, validate }: LimitFieldProps) {
  const t = useMessages('member');
  const moneyField = useMoneyField();
  if (kind === 'session') return <MinutesField period={period} control={control} validate={validate} />;
  return (
    <AmountControl
      {...moneyField}
      control={control}
      name="limit"
      validate={validate}
      label={t('limits.limit')}
      required
    />
  );
}

function MinutesField({ period, control, validate }: Omit<LimitFieldProps, 'kind'>) {
  const t = useMessages('member');
  const textOf = useLimitText();
  const rules = { validate: (limit: string) => validate(limit) ?? true };
  const { field, fieldState } = useController({ control, name: 'limit', rules });
  const selectedLimits = field.value === '' ? [] : [Number(field.value)];
  const lengths = [...new Set([...MINUTES[period], ...selectedLimits])].sort((a, b) => a - b);
  return (
    <SelectField
      label={t('limits.limit')}
      value={field.value === '' ? null : field.value}
      onValueChange={field.onChange}
      placeholder={t('limits.choose')}
      options={lengths.map((minutes) => ({ value: String(minutes), label: textOf('session', String(minutes)) }))}
      error={fieldState.error?.message}
      required
    />
  );
}
