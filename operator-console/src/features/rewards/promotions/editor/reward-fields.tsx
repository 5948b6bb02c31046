import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { TICKET_UNITS } from '@marquee/contract/prizes/kinds';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { useWatch } from 'react-hook-form';
import forms from '../../../../lib/layout/forms.module.css';
import { AmountFields } from './amount-fields';
import { BonusFields } from './bonus-fields';
import { ChoiceField } from './choice-field';
import { useFieldChecks } from './use-field-checks';
import type { PromotionForm } from './use-promotion-form';

interface RewardFieldsProps {
  readonly form: PromotionForm;
  readonly currency: string | undefined;
}

/** What members get and how it reaches them. */
export function RewardFields({ form, currency }: RewardFieldsProps) {
  const t = useMessages('console');
  const { text } = useFieldChecks(form);
  const path = 'terms.rules.reward';
  const [kind, delivery] = useWatch({ control: form.control, name: [`${path}.kind`, 'terms.rules.delivery'] });
  return (
    <div className={forms.form}>
      <div className={forms.triple}>
        <ChoiceField
          form={form}
          name={`${path}.kind`}
          label={t('promotions.editor.reward')}
          options={['cash', 'bonus', 'points', 'free_bets', 'tickets'].map((value) => [
            value,
            t(`promotions.reward.${value}`),
          ])}
        />
        {(kind === 'cash' || kind === 'bonus') && (
          <TextField
            {...text(`${path}.wageringTimes`, /^(100|\d{1,2})$/, t('fault.whole', { least: 0, most: 100 }))}
            label={t('promotions.editor.wageringTimes')}
            inputMode="numeric"
            required
          />
        )}
        <ChoiceField
          form={form}
          name={'terms.rules.enrolment'}
          label={t('promotions.editor.enrolment')}
          options={['automatic', 'join'].map((value) => [value, t(`promotions.enrolment.${value}`)])}
        />
        <ChoiceField
          form={form}
          name={'terms.rules.delivery'}
          label={t('promotions.editor.delivery')}
          options={['automatic', 'claim'].map((value) => [value, t(`promotions.delivery.${value}`)])}
        />
        {delivery === 'claim' && (
          <TextField
            {...text('terms.rules.claimDays', /^[1-9]\d?$/, t('fault.whole', { least: 1, most: 99 }))}
            label={t('promotions.editor.claimDays')}
            inputMode="numeric"
            required
          />
        )}
      </div>
      {kind === 'free_bets' && <FreeBetFields form={form} currency={currency} />}
      {kind === 'tickets' && <TicketFields form={form} />}
      {kind !== 'free_bets' && kind !== 'tickets' && (
        <AmountFields form={form} currency={currency} isPoints={kind === 'points'} />
      )}
      {kind === 'bonus' && <BonusFields form={form} currency={currency} />}
    </div>
  );
}

function FreeBetFields({ form, currency }: RewardFieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { text, checkAmount } = useFieldChecks(form);
  const path = 'terms.rules.reward';
  return (
    <div className={forms.triple}>
      <TextField
        {...text(`${path}.nodeId`, /^[1-9]\d{0,8}$/, t('fault.whole', { least: 1, most: 999_999_999 }))}
        label={t('promotions.editor.nodeId')}
        inputMode="numeric"
        required
      />
      <TextField
        {...text(`${path}.bets`, /^[1-9]\d{0,3}$/, t('fault.whole', { least: 1, most: 9_999 }))}
        label={t('promotions.editor.bets')}
        inputMode="numeric"
        required
      />
      <AmountControl
        control={form.control}
        currency={currency}
        locale={locale}
        name={`${path}.stake`}
        label={t('promotions.editor.stake')}
        required
        validate={checkAmount}
      />
      <TextField
        {...text(`${path}.lifetimeHours`, /^[1-9]\d{0,3}$/, t('fault.whole', { least: 1, most: 9_999 }))}
        label={t('promotions.editor.lifetimeHours')}
        inputMode="numeric"
        required
      />
    </div>
  );
}

function TicketFields({ form }: Pick<RewardFieldsProps, 'form'>) {
  const t = useMessages('console');
  const { text } = useFieldChecks(form);
  const path = 'terms.rules.reward';
  return (
    <div className={forms.triple}>
      <ChoiceField
        form={form}
        name={`${path}.unit`}
        label={t('prizes.ticket')}
        options={TICKET_UNITS.map((value) => [value, t(`prizes.unit.${value}`)])}
      />
      <TextField
        {...text(`${path}.count`, /^[1-9]\d{0,3}$/, t('fault.whole', { least: 1, most: 9_999 }))}
        label={t('prizes.number')}
        inputMode="numeric"
        required
      />
      <TextField
        {...text(`${path}.lifetimeDays`, /^[1-9]\d{0,2}$/, t('fault.whole', { least: 1, most: 999 }))}
        label={t('prizes.lifetime')}
        inputMode="numeric"
        required
      />
    </div>
  );
}
