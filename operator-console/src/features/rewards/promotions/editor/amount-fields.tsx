import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { useFieldArray, useWatch } from 'react-hook-form';
import forms from '../../../../lib/layout/forms.module.css';
import styles from '../promotions.module.css';
import { ChoiceField } from './choice-field';
import { useFieldChecks } from './use-field-checks';
import type { PromotionForm } from './use-promotion-form';

const MOST_ROWS = 20;
const path = 'terms.rules.reward.amount';

interface AmountFieldsProps {
  readonly form: PromotionForm;
  readonly currency: string | undefined;
  readonly isPoints: boolean;
}

/** How much: a fixed sum, a share with a cap, tiers of the figure, or places of a ranking. */
export function AmountFields(props: AmountFieldsProps) {
  const { form, currency, isPoints } = props;
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { text, checkAmount } = useFieldChecks(form);
  const kind = useWatch({ control: form.control, name: `${path}.kind` });
  const kinds = isPoints ? ['fixed', 'tiers', 'places'] : ['fixed', 'percent', 'tiers', 'places'];
  return (
    <>
      <div className={forms.triple}>
        <ChoiceField
          form={form}
          name={`${path}.kind`}
          label={t('promotions.editor.amountKind')}
          options={kinds.map((value) => [value, t(`promotions.amount.${value}`)])}
        />
        {kind === 'fixed' && <Worth {...props} name={`${path}.amount`} />}
        {kind === 'percent' && (
          <>
            <TextField
              {...text(`${path}.percent`, /^\d{1,3}(\.\d{1,2})?$/, t('fault.percent'))}
              label={t('promotions.editor.percent')}
              inputMode="decimal"
              required
            />
            <AmountControl
              control={form.control}
              currency={currency}
              locale={locale}
              name={`${path}.cap`}
              label={t('promotions.editor.cap')}
              required
              validate={checkAmount}
            />
          </>
        )}
      </div>
      {(kind === 'tiers' || kind === 'places') && <Rows key={kind} {...props} kind={kind} />}
    </>
  );
}

type WorthName =
  | `${typeof path}.amount`
  | `${typeof path}.tiers.${number}.amount`
  | `${typeof path}.places.${number}.amount`;

function Worth({ form, currency, isPoints, name }: AmountFieldsProps & { readonly name: WorthName }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { text, checkAmount } = useFieldChecks(form);
  if (isPoints)
    return <TextField {...text(name, /^[1-9]\d{0,7}$/)} label={t('points.points')} inputMode="numeric" required />;
  return (
    <AmountControl
      control={form.control}
      currency={currency}
      locale={locale}
      name={name}
      label={t('promotions.editor.amount')}
      required
      validate={checkAmount}
    />
  );
}

function Rows(props: AmountFieldsProps & { readonly kind: 'tiers' | 'places' }) {
  const { form, currency, kind } = props;
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { text, checkAmount } = useFieldChecks(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `${path}.${kind}` });
  return (
    <div className={forms.form}>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.row}>
          {kind === 'tiers' ? (
            <AmountControl
              control={form.control}
              currency={currency}
              locale={locale}
              name={`${path}.tiers.${index}.from`}
              label={t('promotions.editor.from')}
              required
              validate={checkAmount}
            />
          ) : (
            <TextField
              {...text(`${path}.places.${index}.to`, /^[1-9]\d{0,3}$/, t('fault.whole', { least: 1, most: 9_999 }))}
              label={t('promotions.editor.to')}
              inputMode="numeric"
              required
            />
          )}
          <Worth {...props} name={`${path}.${kind}.${index}.amount`} />
          <Button onClick={() => remove(index)}>{t('points.removeRow')}</Button>
        </div>
      ))}
      {fields.length < MOST_ROWS && (
        <div>
          <Button onClick={() => append(kind === 'tiers' ? { from: '', amount: '' } : { to: '', amount: '' })}>
            {t('points.addRow')}
          </Button>
        </div>
      )}
    </div>
  );
}
