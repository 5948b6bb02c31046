import { amountFault } from '@marquee/contract/amount';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';
import type { TermsValues } from './terms-values';

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'];
const WHOLE = /^[1-9]\d{0,6}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

interface FieldsProps {
  readonly form: UseFormReturn<TermsValues>;
}

/** Times, length, budget and envelopes of rains. */
export function RainFields({ form, currency }: FieldsProps & { readonly currency: string | undefined }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { errors } = form.formState;
  const areTimes = (text: string) =>
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .every((time) => TIME.test(time));
  return (
    <div className={forms.triple}>
      <TextField
        {...form.register('times', { validate: (text) => (text.trim() !== '' && areTimes(text)) || t('fault.times') })}
        label={t('prizes.times')}
        hint={t('prizes.timesHint')}
        required
        error={errors.times?.message}
      />
      <NumberField form={form} name="minutes" label={t('prizes.minutes')} />
      <NumberField form={form} name="count" label={t('prizes.count')} />
      {(['budget', 'least', 'step'] as const).map((name) => (
        <AmountControl
          key={name}
          control={form.control}
          name={name}
          label={t(`prizes.${name}`)}
          currency={currency}
          locale={locale}
          required
          validate={(amount) => (amountFault(amount) === null ? undefined : t('fault.amount'))}
        />
      ))}
      <Checkbox {...form.register('needsTicket')} label={t('prizes.needsTicket')} />
    </div>
  );
}

/** Draw day and numbers of raffles. */
export function RaffleFields({ form }: FieldsProps) {
  const t = useMessages('console');
  const weekday = useWatch({ control: form.control, name: 'weekday' });
  return (
    <div className={forms.triple}>
      <SelectField
        label={t('prizes.drawDay')}
        value={weekday}
        onValueChange={(value) => form.setValue('weekday', value)}
        options={WEEKDAYS.map((value) => ({ value, label: t(`prizes.weekday.${value}`) }))}
      />
      <TextField
        {...form.register('time', { validate: (text) => TIME.test(text.trim()) || t('fault.time') })}
        label={t('prizes.drawTime')}
        required
        error={form.formState.errors.time?.message}
      />
      <NumberField form={form} name="most" label={t('prizes.most')} />
      <NumberField form={form} name="perMember" label={t('prizes.perMember')} />
    </div>
  );
}

interface NumberFieldProps extends FieldsProps {
  readonly name: 'minutes' | 'count' | 'most' | 'perMember';
  readonly label: string;
}

function NumberField({ form, name, label }: NumberFieldProps) {
  const t = useMessages('console');
  return (
    <TextField
      {...form.register(name, {
        validate: (text) => WHOLE.test(text.trim()) || t('fault.whole', { least: 1, most: 9_999_999 }),
      })}
      label={label}
      inputMode="numeric"
      required
      error={form.formState.errors[name]?.message}
    />
  );
}
