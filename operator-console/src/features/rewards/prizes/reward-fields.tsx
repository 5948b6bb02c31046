import { amountFault } from '@marquee/contract/amount';
import { formatLocale } from '@marquee/contract/languages';
import { TICKET_UNITS, type TicketUnit } from '@marquee/contract/prizes/kinds';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';
import type { RewardValues, TermsValues } from './terms-values';

const KINDS = ['points', 'cash', 'tickets'] as const;

interface RewardFieldsProps {
  readonly form: UseFormReturn<TermsValues>;
  readonly index: number;
  readonly currency: string | undefined;
  readonly allowNothing: boolean;
}

/** What a row gives. */
export function RewardFields({ form, index, currency, allowNothing }: RewardFieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const name = `rows.${index}.reward` as const;
  const { kind, unit } = useWatch({ control: form.control, name });
  const kinds = allowNothing ? [...KINDS, 'nothing'] : KINDS;
  return (
    <div className={forms.triple}>
      <SelectField
        label={t('prizes.gives')}
        value={kind}
        onValueChange={(value) => form.setValue(`${name}.kind`, value as RewardValues['kind'])}
        options={kinds.map((value) => ({ value, label: t(`prizes.reward.${value}`) }))}
      />
      {kind === 'cash' && (
        <>
          <AmountControl
            control={form.control}
            name={`${name}.amount`}
            label={t('prizes.amount')}
            currency={currency}
            locale={locale}
            required
            validate={(amount) => (amountFault(amount) === null ? undefined : t('fault.amount'))}
          />
          <WholeField form={form} index={index} field="times" label={t('prizes.wagering')} />
        </>
      )}
      {kind === 'tickets' && (
        <SelectField
          label={t('prizes.ticket')}
          value={unit}
          onValueChange={(value) => form.setValue(`${name}.unit`, value as TicketUnit)}
          options={TICKET_UNITS.map((value) => ({ value, label: t(`prizes.unit.${value}`) }))}
        />
      )}
      {(kind === 'points' || kind === 'tickets') && (
        <WholeField form={form} index={index} field="number" label={t('prizes.number')} />
      )}
      {kind === 'tickets' && <WholeField form={form} index={index} field="days" label={t('prizes.lifetime')} />}
    </div>
  );
}

interface WholeFieldProps extends Pick<RewardFieldsProps, 'form' | 'index'> {
  readonly field: 'times' | 'number' | 'days';
  readonly label: string;
}

function WholeField({ form, index, field, label }: WholeFieldProps) {
  const t = useMessages('console');
  const name = `rows.${index}.reward.${field}` as const;
  return (
    <TextField
      {...form.register(name, {
        validate: (text) => /^\d{1,7}$/.test(text.trim()) || t('fault.whole', { least: 0, most: 9_999_999 }),
      })}
      label={label}
      inputMode="numeric"
      required
      error={form.formState.errors.rows?.[index]?.reward?.[field]?.message}
    />
  );
}
