import type { AdminPointGood } from '@marquee/contract/calls/points-admin';
import { formatLocale } from '@marquee/contract/languages';
import { GOOD_DELIVERIES, GOOD_PICTURES, goodPicturePath } from '@marquee/contract/points';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import { NamesFields } from '../../../lib/forms/names-fields';
import { TermsDialog } from '../../../lib/forms/terms-dialog';
import forms from '../../../lib/layout/forms.module.css';
import { useOperator } from '../../../lib/session/operator';
import styles from './points.module.css';
import { TextsField } from './texts-field';
import { useGoodForm } from './use-good-form';

interface GoodDialogProps {
  /** Null for new ones. */
  readonly good: AdminPointGood | null;
  readonly onClose: () => void;
}

/** Goods with their texts, picture, price, stock and limits. */
export function GoodDialog({ good, onClose }: GoodDialogProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { brands } = useOperator();
  const { consoleForm, revision, field, checkPlay } = useGoodForm(good, brands, onClose);
  const { form } = consoleForm;
  const [brand, picture, delivery] = useWatch({ control: form.control, name: ['brand', 'picture', 'delivery'] });
  return (
    <TermsDialog
      consoleForm={consoleForm}
      revision={revision}
      title={good ? t('points.editGood', { name: good.names['en'] ?? '' }) : t('points.newGood')}
      onClose={onClose}
    >
      <NamesFields form={form} />
      <TextsField form={form} name="descriptions" label={t('points.text')} maxLength={400} />
      <div className={styles.good}>
        <img src={goodPicturePath(picture)} alt="" width={64} height={48} />
        <SelectField
          label={t('points.picture')}
          options={GOOD_PICTURES.map((value) => ({ value, label: t(`points.pictures.${value}`) }))}
          value={picture}
          onValueChange={(value) =>
            form.setValue('picture', GOOD_PICTURES.find((candidate) => candidate === value) ?? picture)
          }
        />
      </div>
      <div className={forms.triple}>
        <SelectField
          label={t('remotes.brand')}
          options={(good ? [good.brand] : brands).map((code) => ({ value: code, label: code }))}
          value={brand}
          onValueChange={(code) => form.setValue('brand', code)}
        />
        <SelectField
          label={t('points.delivery')}
          options={GOOD_DELIVERIES.map((value) => ({ value, label: t(`points.deliveries.${value}`) }))}
          value={delivery}
          onValueChange={(value) => form.setValue('delivery', value === 'digital' ? 'digital' : 'shipped')}
        />
        <TextField {...field('points')} label={t('points.price')} inputMode="numeric" required />
        <TextField
          {...field('stockChange')}
          label={t('points.stockChange')}
          hint={t('points.stockHint', { stock: good?.stock ?? 0 })}
          required
        />
        <TextField
          {...field('perMember')}
          label={t('points.perMember')}
          hint={t('points.anyNumber')}
          inputMode="numeric"
        />
        <TextField
          {...field('vipLevel')}
          label={t('points.vipLevel')}
          hint={t('points.vipLevelHint')}
          inputMode="numeric"
        />
        <AmountControl
          control={form.control}
          name="amountRequirement"
          label={t('points.play')}
          hint={t('points.playHint')}
          currency={good?.currency}
          locale={locale}
          validate={checkPlay}
        />
      </div>
    </TermsDialog>
  );
}
