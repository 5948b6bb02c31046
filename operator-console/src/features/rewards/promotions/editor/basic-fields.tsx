import { formatLocale } from '@marquee/contract/languages';
import { PROMOTION_PICTURES } from '@marquee/contract/promotion-pictures';
import { PROMOTION_KINDS, PROMOTION_TYPES } from '@marquee/contract/promotions/kinds';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import forms from '../../../../lib/layout/forms.module.css';
import { useOperator } from '../../../../lib/session/operator';
import styles from '../promotions.module.css';
import { newDraft } from './draft-of-terms';
import { InstantControl } from '../../../../lib/time/instant-control';
import { useFieldChecks } from './use-field-checks';
import type { PromotionForm } from './use-promotion-form';

/** Kind, filters, picture, window and budget. */
export function BasicFields({ form, isNew }: { readonly form: PromotionForm; readonly isNew: boolean }) {
  const t = useMessages('console');
  const { brands } = useOperator();
  const [brand, kind, picture] = useWatch({ control: form.control, name: ['brand', 'kind', 'terms.picture'] });
  const choose = (next: string) => {
    const chosen = PROMOTION_KINDS.find((kind) => kind === next) ?? kind;
    const { types: filters, rules } = newDraft(chosen);
    form.setValue('kind', chosen);
    form.setValue('terms.types', filters);
    form.setValue('terms.rules.trigger', rules.trigger);
  };
  return (
    <div className={forms.form}>
      <div className={forms.triple}>
        <SelectField
          label={t('remotes.brand')}
          options={(isNew ? brands : [brand]).map((code) => ({ value: code, label: code }))}
          value={brand}
          onValueChange={(code) => form.setValue('brand', code)}
        />
        <SelectField
          label={t('promotions.kindLabel')}
          options={(isNew ? PROMOTION_KINDS : [kind]).map((value) => ({ value, label: t(`promotions.kind.${value}`) }))}
          value={kind}
          onValueChange={choose}
        />
        <SelectField
          label={t('points.picture')}
          options={PROMOTION_PICTURES.map((value) => ({ value, label: t(`promotions.pictures.${value}`) }))}
          value={picture}
          onValueChange={(value) => form.setValue('terms.picture', value)}
        />
        <WindowFields form={form} brand={brand} />
      </div>
      <TypeFields form={form} />
    </div>
  );
}

interface PartProps {
  readonly form: PromotionForm;
}

/** From when to when, before which others, and what it may cost. */
function WindowFields({ form, brand }: PartProps & { readonly brand: string }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { text, checkAmount } = useFieldChecks(form);
  return (
    <>
      <InstantControl
        control={form.control}
        name="terms.startsAt"
        brand={brand}
        label={t('promotions.editor.startsAt')}
        validate={(instant) => (instant === '' ? t('required') : undefined)}
        required
      />
      <InstantControl
        control={form.control}
        name="terms.endsAt"
        brand={brand}
        label={t('promotions.editor.endsAt')}
        hint={t('promotions.editor.endsAtHint')}
      />
      <TextField
        {...text('terms.priority', /^\d{1,4}$/, t('fault.whole', { least: 0, most: 9_999 }))}
        label={t('promotions.editor.priority')}
        inputMode="numeric"
        required
      />
      <AmountControl
        control={form.control}
        name="terms.budget"
        label={t('promotions.editor.budget')}
        currency={undefined}
        locale={locale}
        required
        validate={checkAmount}
      />
      <TextField
        {...text('terms.budgetCount', /^\d{0,9}$/, t('fault.whole', { least: 0, most: 999_999_999 }))}
        label={t('promotions.editor.budgetCount')}
        hint={t('points.anyNumber')}
        inputMode="numeric"
      />
    </>
  );
}

/** The filters that find it. */
function TypeFields({ form }: PartProps) {
  const t = useMessages('console');
  const types = useWatch({ control: form.control, name: 'terms.types' });
  return (
    <fieldset>
      <legend>{t('promotions.editor.types')}</legend>
      <div className={styles.checks}>
        {PROMOTION_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`promotions.type.${type}`)}
            checked={types.includes(type)}
            onChange={({ target }) =>
              form.setValue(
                'terms.types',
                target.checked ? [...types, type] : types.filter((candidate) => candidate !== type),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
