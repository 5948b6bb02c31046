import { amountFault } from '@marquee/contract/amount';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { LotterySettings } from '@marquee/contract/calls/lottery-risk-admin';
import { formatLocale } from '@marquee/contract/languages';
import { HIGHEST_GROUP, LOWEST_GROUP } from '@marquee/contract/lottery/group-odds';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import type { UseFormReturn } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';

const REQUIRED_LIMITS = ['leastStake', 'ticketLimit', 'payoutLimit', 'outcomeLimit', 'poolLimit'] as const;
const OPTIONAL_LIMITS = ['memberLimit', 'drawLimit'] as const;

type LimitName = (typeof REQUIRED_LIMITS)[number] | (typeof OPTIONAL_LIMITS)[number];

/** As they are typed; empty: none. */
export type LimitValues = Readonly<Record<LimitName | 'halfFrom' | 'lowestGroup' | 'highestGroup', string>> & {
  readonly enabled: boolean;
};

export const valuesOf = (settings: LotterySettings): LimitValues => ({
  enabled: settings.enabled,
  leastStake: settings.leastStake,
  ticketLimit: settings.ticketLimit,
  payoutLimit: settings.payoutLimit,
  outcomeLimit: settings.outcomeLimit,
  poolLimit: settings.poolLimit,
  memberLimit: settings.memberLimit ?? '',
  drawLimit: settings.drawLimit ?? '',
  halfFrom: settings.halfFrom === null ? '' : String(settings.halfFrom),
  lowestGroup: settings.groups === null ? '' : String(settings.groups.lowest),
  highestGroup: settings.groups === null ? '' : String(settings.groups.highest),
});

type Limits = Omit<CallRequest<'lotterySettings.save'>, 'brand' | 'gameCode' | 'revision' | 'odds' | 'reason'>;

export const limitsOf = ({
  halfFrom,
  lowestGroup,
  highestGroup,
  memberLimit,
  drawLimit,
  ...rest
}: LimitValues): Limits => ({
  ...rest,
  memberLimit: memberLimit || null,
  drawLimit: drawLimit || null,
  halfFrom: halfFrom === '' ? null : Number(halfFrom),
  groups: lowestGroup === '' ? null : { lowest: Number(lowestGroup), highest: Number(highestGroup) },
});

interface LimitFieldsProps {
  readonly form: UseFormReturn<LimitValues & { readonly reason: string }>;
  readonly currency: string;
  /** The game has an official mode. */
  readonly hasGroups: boolean;
}

export function LimitFields({ form: { control, register, formState }, currency, hasGroups }: LimitFieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const isWhole = (text: string, least: number, most: number) =>
    (/^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most) ||
    t('fault.whole', { least: least, most: most });
  const group = (text: string, other: string) =>
    text === '' && other === '' ? true : isWhole(text, LOWEST_GROUP, HIGHEST_GROUP);
  return (
    <div className={forms.form}>
      <Checkbox {...register('enabled')} label={t('lottery.settings.enabled')} />
      <div className={forms.triple}>
        {[...REQUIRED_LIMITS, ...OPTIONAL_LIMITS].map((name) => {
          const isOptional = OPTIONAL_LIMITS.some((optional) => optional === name);
          return (
            <AmountControl
              key={name}
              control={control}
              name={name}
              label={t(`lottery.settings.${name}`)}
              hint={isOptional ? t('lottery.settings.noLimit') : undefined}
              currency={currency}
              locale={locale}
              required={!isOptional}
              validate={(amount) =>
                (isOptional && amount === '') || amountFault(amount) === null ? undefined : t('fault.amount')
              }
            />
          );
        })}
        <TextField
          {...register('halfFrom', { validate: (text) => text === '' || isWhole(text, 1, 99) })}
          label={t('lottery.settings.halfFrom')}
          hint={t('lottery.settings.halfFromHint')}
          inputMode="numeric"
          error={formState.errors.halfFrom?.message}
        />
        {hasGroups && (
          <>
            <TextField
              {...register('lowestGroup', { validate: (text, { highestGroup }) => group(text, highestGroup) })}
              label={t('lottery.settings.lowestGroup')}
              hint={t('lottery.settings.groupHint')}
              inputMode="numeric"
              error={formState.errors.lowestGroup?.message}
            />
            <TextField
              {...register('highestGroup', { validate: (text, { lowestGroup }) => group(text, lowestGroup) })}
              label={t('lottery.settings.highestGroup')}
              inputMode="numeric"
              error={formState.errors.highestGroup?.message}
            />
          </>
        )}
      </div>
    </div>
  );
}
