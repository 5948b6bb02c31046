import { BONUS_MODES } from '@marquee/contract/bonus';
import { GAME_TYPES } from '@marquee/contract/constants';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { Checkbox, Segmented } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { Controller, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useOperator } from '../../../lib/session/operator';
import { MinOddsFields } from '../min-odds/min-odds-fields';
import { useBonusGrantForm } from './use-grant-form';

/** Grants a member a bonus under terms. */
export function GrantBonusDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { brands } = useOperator();
  const { consoleForm, field, percentField, checkAmount, checkMaxStake } = useBonusGrantForm(brands, onClose);
  const { form } = consoleForm;
  const [brand, mode] = useWatch({ control: form.control, name: ['brand', 'mode'] });
  return (
    <FormDialog
      size="lg"
      title={t('bonuses.grant')}
      description={t('bonuses.grantText')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <div className={forms.pair}>
        <SelectField
          label={t('remotes.brand')}
          options={brands.map((code) => ({ value: code, label: code }))}
          value={brand}
          onValueChange={(code) => form.setValue('brand', code)}
        />
        <TextField {...field('account')} label={t('freeBets.field.account')} required />
      </div>
      <Segmented
        label={t('bonuses.modeLabel')}
        value={mode}
        onValueChange={(value) => form.setValue('mode', BONUS_MODES.find((candidate) => candidate === value) ?? mode)}
        options={BONUS_MODES.map((value) => ({ value, label: t(`bonuses.mode.${value}`) }))}
      />
      <p>{t(`bonuses.modeText.${mode}`)}</p>
      <div className={forms.triple}>
        <AmountControl
          control={form.control}
          name="amount"
          label={t('bonuses.amount')}
          locale={locale}
          validate={checkAmount}
          required
        />
        <TextField {...field('wageringTimes')} label={t('bonuses.wageringTimes')} inputMode="numeric" required />
        <AmountControl
          control={form.control}
          name="maxStake"
          label={t('bonuses.maxStake')}
          locale={locale}
          validate={checkMaxStake}
          hint={t('bonuses.anyStake')}
        />
        {mode !== 'merged' && (
          <TextField {...field('lifetimeDays')} label={t('bonuses.lifetimeDays')} inputMode="numeric" required />
        )}
      </div>
      {mode === 'released' && <Checkbox {...form.register('inSteps')} label={t('bonuses.inSteps')} />}
      <fieldset className={forms.question}>
        <legend>{t('bonuses.contribution')}</legend>
        <div className={forms.triple}>
          {GAME_TYPES.map((gameType) => (
            <TextField
              key={gameType}
              {...percentField(gameType)}
              label={t(`games.types.${gameType}`)}
              placeholder="100"
              inputMode="numeric"
            />
          ))}
        </div>
      </fieldset>
      <Controller
        control={form.control}
        name="minOdds"
        render={({ field: { value, onChange } }) => <MinOddsFields values={value} onChange={onChange} />}
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}
