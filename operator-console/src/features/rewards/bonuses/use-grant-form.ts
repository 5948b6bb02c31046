import { amountFault } from '@marquee/contract/amount';
import type { BonusMode } from '@marquee/contract/bonus';
import { BONUS_LIFETIME_DAYS_MAX, BONUS_WAGERING_TIMES_MAX } from '@marquee/contract/calls/bonus-admin';
import { GAME_TYPES } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { newUuid } from '@marquee/kit/query/intent-key';
import { useState } from 'react';
import { isWhole } from '../../../lib/forms/form-values';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { useChange } from '../../../lib/forms/use-change';
import { DEFAULT_MIN_ODDS_VALUES, minOddsTermsOf, type MinOddsValues } from '../min-odds/min-odds-values';

const WHOLE_PERCENT = 100;

export interface BonusGrantValues {
  readonly brand: string;
  readonly account: string;
  readonly mode: BonusMode;
  readonly amount: string;
  readonly wageringTimes: string;
  /** By game type; empty: counts in full. */
  readonly percent: Record<string, string>;
  readonly minOdds: MinOddsValues;
  readonly inSteps: boolean;
  /** Empty: any stake. */
  readonly maxStake: string;
  readonly lifetimeDays: string;
  readonly reason: string;
}

const valuesOf = (brand: string): BonusGrantValues => ({
  brand,
  account: '',
  mode: 'released',
  amount: '',
  wageringTimes: '10',
  percent: {},
  minOdds: DEFAULT_MIN_ODDS_VALUES,
  inSteps: false,
  maxStake: '',
  lifetimeDays: '30',
  reason: '',
});

/** The form of a bonus that an operator grants. @param onDone after it was granted, or waits for a second operator */
export function useBonusGrantForm(brands: readonly string[], onDone: () => void) {
  const t = useMessages('console');
  // The same grant again is the same intent.
  const [grantId] = useState(newUuid);
  const change = useChange(
    'bonusAdmin.grant',
    ({ isGiven, account }) => t(isGiven ? 'points.granted' : 'points.grantWaits', { account }),
    onDone,
  );
  const consoleForm = useConsoleForm<BonusGrantValues>(
    valuesOf(brands[0] ?? ''),
    ({ account, mode, wageringTimes, percent, minOdds, inSteps, maxStake, lifetimeDays, ...values }) => {
      const isReleased = mode === 'released';
      return change.mutateAsync({
        ...values,
        grantId,
        mode,
        account: account.trim(),
        wageringTimes: Number(wageringTimes),
        contribution: GAME_TYPES.flatMap((gameType) => {
          const text = percent[gameType]?.trim() ?? '';
          return text === '' || Number(text) === WHOLE_PERCENT ? [] : [{ gameType, percent: Number(text) }];
        }),
        minOdds: minOddsTermsOf(minOdds),
        inSteps: isReleased && inSteps,
        maxStake: maxStake === '' ? null : maxStake,
        lifetimeDays: mode === 'merged' ? null : Number(lifetimeDays),
      });
    },
  );
  const { form } = consoleForm;
  const checks = {
    account: (text: string) => text.trim() !== '' || t('required'),
    wageringTimes: (text: string) =>
      isWhole(text, 0, BONUS_WAGERING_TIMES_MAX) || t('fault.whole', { least: 0, most: BONUS_WAGERING_TIMES_MAX }),
    lifetimeDays: (text: string, { mode }: BonusGrantValues) =>
      mode === 'merged' ||
      isWhole(text, 1, BONUS_LIFETIME_DAYS_MAX) ||
      t('fault.whole', { least: 1, most: BONUS_LIFETIME_DAYS_MAX }),
  };
  return {
    consoleForm,
    field: (name: keyof typeof checks) => ({
      ...form.register(name, { validate: checks[name] }),
      error: form.formState.errors[name]?.message,
    }),
    percentField: (gameType: string) => ({
      ...form.register(`percent.${gameType}`, {
        validate: (text?: string) =>
          !text?.trim() || isWhole(text, 0, WHOLE_PERCENT) || t('fault.whole', { least: 0, most: WHOLE_PERCENT }),
      }),
      error: form.formState.errors.percent?.[gameType]?.message,
    }),
    checkAmount: (amount: string) => (amountFault(amount) === null ? undefined : t('fault.amount')),
    checkMaxStake: (amount: string) => (amount === '' || amountFault(amount) === null ? undefined : t('fault.amount')),
  };
}
