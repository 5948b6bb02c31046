import { LANGUAGES } from '@marquee/contract/languages';
import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';
import styles from './prizes.module.css';
import { RewardFields } from './reward-fields';
import { NEW_ROW, type TermsValues } from './terms-values';

const MOST_ROWS = { 'check-in': 31, wheel: 12, raffle: 10 } as const;
const WHOLE = /^[1-9]\d{0,6}$/;

interface RowFieldsProps {
  readonly form: UseFormReturn<TermsValues>;
  readonly kind: Exclude<PrizeKind, 'envelope'>;
  readonly currency: string | undefined;
}

/** The days of a calendar, the prizes of a wheel, or those of a raffle. */
export function RowFields({ form, kind, currency }: RowFieldsProps) {
  const t = useMessages('console');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const [language, setLanguage] = useState<string>('en');
  return (
    <>
      {kind === 'wheel' && (
        <Segmented
          label={t('prizes.nameLanguage')}
          value={language}
          onValueChange={setLanguage}
          options={LANGUAGES.map((code) => ({ value: code, label: code }))}
        />
      )}
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend>{t(kind === 'check-in' ? 'prizes.day' : 'prizes.prizeNumber', { number: index + 1 })}</legend>
          {kind === 'wheel' && <WheelFields form={form} index={index} language={language} />}
          <RewardFields form={form} index={index} currency={currency} allowNothing={kind === 'wheel'} />
          {kind === 'raffle' && (
            <TextField
              {...form.register(`rows.${index}.places`, {
                validate: (text) => WHOLE.test(text.trim()) || t('fault.whole', { least: 1, most: 9_999_999 }),
              })}
              label={t('prizes.places')}
              inputMode="numeric"
              required
              error={form.formState.errors.rows?.[index]?.places?.message}
            />
          )}
          <Button onClick={() => remove(index)}>{t('points.removeRow')}</Button>
        </fieldset>
      ))}
      {fields.length < MOST_ROWS[kind] && (
        <div>
          <Button onClick={() => append(NEW_ROW)}>{t('points.addRow')}</Button>
        </div>
      )}
      {kind === 'wheel' && (
        <TextField
          {...form.register('fallback', { validate: (text) => text.trim() !== '' || t('required') })}
          label={t('prizes.fallback')}
          hint={t('prizes.fallbackHint')}
          required
          error={form.formState.errors.fallback?.message}
        />
      )}
    </>
  );
}

interface WheelFieldsProps {
  readonly form: UseFormReturn<TermsValues>;
  readonly index: number;
  readonly language: string;
}

function WheelFields({ form, index, language }: WheelFieldsProps) {
  const t = useMessages('console');
  const errors = form.formState.errors.rows?.[index];
  return (
    <div className={forms.triple}>
      <TextField
        {...form.register(`rows.${index}.prizeId`, {
          validate: (text) => /^[a-z][a-z0-9-]{0,31}$/.test(text.trim()) || t('fault.code'),
        })}
        label={t('prizes.prizeId')}
        required
        error={errors?.prizeId?.message}
      />
      <TextField
        {...form.register(`rows.${index}.names.${language}`, {
          validate: (text?: string) => language !== 'en' || (text ?? '').trim() !== '' || t('required'),
        })}
        key={language}
        label={t('depositTerms.name', { language })}
        dir="auto"
        maxLength={40}
        required={language === 'en'}
        error={form.getFieldState(`rows.${index}.names.${language}`, form.formState).error?.message}
      />
      <TextField
        {...form.register(`rows.${index}.weight`, {
          validate: (text) => WHOLE.test(text.trim()) || t('fault.whole', { least: 1, most: 9_999_999 }),
        })}
        label={t('prizes.weight')}
        inputMode="numeric"
        required
        error={errors?.weight?.message}
      />
      <TextField
        {...form.register(`rows.${index}.stock`, {
          validate: (text) => /^\d{0,6}$/.test(text.trim()) || t('fault.whole', { least: 0, most: 999_999 }),
        })}
        label={t('prizes.stock')}
        hint={t('prizes.stockHint')}
        inputMode="numeric"
        error={errors?.stock?.message}
      />
    </div>
  );
}
