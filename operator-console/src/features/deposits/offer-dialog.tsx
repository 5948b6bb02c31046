import { amountFault } from '@marquee/contract/amount';
import type { AdminOffer } from '@marquee/contract/calls/deposit-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';
import { type Names, NamesFields } from './names-fields';
import { TermsDialog } from './terms-dialog';
import { isWhole, namesOf } from './terms-form';
import { useAdminChange } from './use-admin-change';

interface OfferDialogProps {
  /** Null for a new one. */
  readonly offer: AdminOffer | null;
  readonly brands: readonly string[];
  readonly onClose: () => void;
}

const FREQUENCIES = ['once', 'daily'] as const;
const CODE = /^[a-z0-9-]{2,32}$/;

interface OfferValues {
  readonly brand: string;
  readonly code: string;
  readonly names: Names;
  readonly percent: string;
  readonly cap: string;
  readonly minimum: string;
  readonly times: string;
  readonly frequency: (typeof FREQUENCIES)[number];
  readonly enabled: boolean;
  readonly reason: string;
}

const valuesOf = (offer: AdminOffer | null, brand: string): OfferValues => ({
  brand: offer?.brand ?? brand,
  code: offer?.code ?? '',
  names: offer?.names ?? {},
  percent: String(offer?.percent ?? ''),
  cap: offer?.cap ?? '',
  minimum: offer?.minimum ?? '',
  times: String(offer?.wageringTimes ?? ''),
  frequency: offer?.frequency ?? 'once',
  enabled: offer?.enabled ?? true,
  reason: '',
});

function useOfferForm({ offer, brands, onClose }: OfferDialogProps) {
  const t = useMessages('console');
  const change = useAdminChange('depositAdmin.saveOffer', t('depositTerms.saved'), onClose);
  return useConsoleForm<OfferValues>(valuesOf(offer, brands[0] ?? ''), ({ code, names, percent, times, ...values }) =>
    change.mutateAsync({
      ...values,
      code: code.trim(),
      names: namesOf(names),
      percent: Number(percent),
      wageringTimes: Number(times),
    }),
  );
}

/** A bonus that members can take with a deposit. */
export function OfferDialog({ offer, brands, onClose }: OfferDialogProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const consoleForm = useOfferForm({ offer, brands, onClose });
  const { form } = consoleForm;
  const [brand, frequency] = useWatch({ control: form.control, name: ['brand', 'frequency'] });
  const fault = t('depositTerms.fault');
  const checks = {
    code: (text: string) => CODE.test(text.trim()) || fault,
    percent: (text: string) => isWhole(text, 1, 1_000) || fault,
    times: (text: string) => isWhole(text, 0, 100) || fault,
  };
  const textField = (name: keyof typeof checks) => (
    <TextField
      {...form.register(name, { validate: checks[name] })}
      label={t(`depositTerms.${name}`)}
      required
      readOnly={name === 'code' && offer !== null}
      error={form.formState.errors[name]?.message}
    />
  );
  const amountField = (name: 'cap' | 'minimum') => (
    <AmountControl
      control={form.control}
      name={name}
      label={t(`depositTerms.${name}`)}
      currency={offer?.currency}
      locale={locale}
      validate={(amount) => (amountFault(amount) === null ? undefined : fault)}
      required
    />
  );
  return (
    <TermsDialog
      consoleForm={consoleForm}
      title={offer ? t('depositTerms.offerOf', { brand }) : t('depositTerms.newOffer')}
      onClose={onClose}
    >
      <NamesFields form={form} />
      <div className={forms.triple}>
        <SelectField
          label={t('remotes.brand')}
          options={(offer ? [offer.brand] : brands).map((code) => ({ value: code, label: code }))}
          value={brand}
          onValueChange={(code) => form.setValue('brand', code)}
        />
        {textField('code')}
        {textField('percent')}
        {amountField('cap')}
        {amountField('minimum')}
        {textField('times')}
        <SelectField
          label={t('depositTerms.frequency')}
          options={FREQUENCIES.map((value) => ({ value, label: t(`depositTerms.frequencies.${value}`) }))}
          value={frequency}
          onValueChange={(value) => form.setValue('frequency', value === 'daily' ? 'daily' : 'once')}
        />
      </div>
    </TermsDialog>
  );
}
