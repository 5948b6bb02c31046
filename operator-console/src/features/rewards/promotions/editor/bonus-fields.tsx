import { BONUS_MODES } from '@marquee/contract/bonus';
import { GAME_TYPES } from '@marquee/contract/constants';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { Controller, useWatch } from 'react-hook-form';
import forms from '../../../../lib/layout/forms.module.css';
import { MinOddsFields } from '../../min-odds/min-odds-fields';
import { ChoiceField } from './choice-field';
import { useFieldChecks } from './use-field-checks';
import type { PromotionForm } from './use-promotion-form';

interface BonusFieldsProps {
  readonly form: PromotionForm;
  readonly currency: string | undefined;
}

/** The terms of the bonus money. */
export function BonusFields({ form, currency }: BonusFieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { text, checkOptionalAmount } = useFieldChecks(form);
  const path = 'terms.rules.reward.bonus';
  const mode = useWatch({ control: form.control, name: `${path}.mode` });
  return (
    <div className={forms.form}>
      <div className={forms.triple}>
        <ChoiceField
          form={form}
          name={`${path}.mode`}
          label={t('promotions.editor.mode')}
          options={BONUS_MODES.map((value) => [value, t(`promotions.mode.${value}`)])}
        />
        <ChoiceField
          form={form}
          name={`${path}.base`}
          label={t('promotions.editor.base')}
          options={['bonus', 'deposit_and_bonus'].map((value) => [value, t(`promotions.base.${value}`)])}
        />
        <ChoiceField
          form={form}
          name={`${path}.stacking`}
          label={t('promotions.editor.stacking')}
          options={['queue', 'refuse'].map((value) => [value, t(`promotions.stacking.${value}`)])}
        />
        <AmountControl
          control={form.control}
          currency={currency}
          locale={locale}
          name={`${path}.maxStake`}
          label={t('promotions.editor.maxStake')}
          validate={checkOptionalAmount}
        />
        {mode !== 'merged' && (
          <TextField
            {...text(`${path}.lifetimeHours`, /^[1-9]\d{0,3}$/, t('fault.whole', { least: 1, most: 9_999 }))}
            label={t('promotions.editor.lifetimeHours')}
            inputMode="numeric"
            required
          />
        )}
        {mode === 'playable' && (
          <TextField
            {...text(`${path}.capTimes`, /^([1-9]\d{0,2}|1000)?$/, t('fault.whole', { least: 1, most: 1_000 }))}
            label={t('promotions.editor.capTimes')}
            hint={t('promotions.editor.capTimesHint')}
            inputMode="numeric"
          />
        )}
        {mode === 'released' && (
          <Checkbox {...form.register(`${path}.inSteps`)} label={t('promotions.editor.inSteps')} />
        )}
      </div>
      <fieldset className={forms.question}>
        <legend>{t('promotions.editor.contribution')}</legend>
        <div className={forms.triple}>
          {GAME_TYPES.map((gameType) => (
            <TextField
              key={gameType}
              {...text(`${path}.contribution.${gameType}`, /^(100|\d{0,2})(\.\d{1,2})?$/, t('fault.percent'))}
              label={`${t(`games.types.${gameType}`)} (%)`}
              inputMode="decimal"
            />
          ))}
        </div>
      </fieldset>
      <Controller
        control={form.control}
        name={`${path}.minOdds`}
        render={({ field }) => <MinOddsFields values={field.value} onChange={field.onChange} />}
      />
    </div>
  );
}
