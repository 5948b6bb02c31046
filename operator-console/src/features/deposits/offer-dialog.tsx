import type { AdminOffer } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import forms from '../layout/forms.module.css';
import { NamesFields } from './names-fields';
import { TermsDialog } from './terms-dialog';
import { isAmount, isWhole, namesOf, useTexts, wireAmount } from './terms-form';
import { useAdminChange } from './use-admin-change';

interface OfferDialogProps {
  /** Null for a new one. */
  readonly offer: AdminOffer | null;
  readonly brands: readonly string[];
  readonly onClose: () => void;
}

const FREQUENCIES = ['once', 'daily'] as const;
const CODE = /^[a-z0-9-]{2,32}$/;
const FIELDS = ['code', 'percent', 'cap', 'minimum', 'times'] as const;

/** The form of a bonus, and what is wrong with it. */
function useOfferForm({ offer, brands, onClose }: OfferDialogProps) {
  const t = useMessages('console');
  const [names, setNames] = useState<Record<string, string>>(offer?.names ?? {});
  const [enabled, setEnabled] = useState(offer?.enabled ?? true);
  const [brand, setBrand] = useState(offer?.brand ?? brands[0] ?? '');
  const [frequency, setFrequency] = useState(offer?.frequency ?? 'once');
  const form = useTexts({
    code: offer?.code ?? '',
    percent: String(offer?.percent ?? ''),
    cap: offer?.cap ?? '',
    minimum: offer?.minimum ?? '',
    times: String(offer?.wageringTimes ?? ''),
  });
  const { texts, reason } = form;
  const change = useAdminChange('depositAdmin.saveOffer', t('depositTerms.saved'), onClose);
  const faults = {
    code: !CODE.test(texts.code.trim()),
    percent: !isWhole(texts.percent, 1, 1_000),
    cap: !isAmount(texts.cap),
    minimum: !isAmount(texts.minimum),
    times: !isWhole(texts.times, 0, 100),
  };
  const save = () => {
    form.setTried(true);
    if (Object.values(faults).some(Boolean) || !names['en']?.trim() || reason.trim() === '') return;
    change.mutate({
      brand,
      code: texts.code.trim(),
      names: namesOf(names),
      percent: Number(texts.percent),
      cap: wireAmount(texts.cap),
      minimum: wireAmount(texts.minimum),
      wageringTimes: Number(texts.times),
      frequency,
      enabled,
      reason: reason.trim(),
    });
  };
  return {
    ...form,
    names,
    setNames,
    enabled,
    setEnabled,
    brand,
    setBrand,
    frequency,
    setFrequency,
    faults,
    change,
    save,
  };
}

/** A bonus that members can take with a deposit. */
export function OfferDialog({ offer, brands, onClose }: OfferDialogProps) {
  const t = useMessages('console');
  const form = useOfferForm({ offer, brands, onClose });
  const { texts, names, setNames, enabled, setEnabled, brand, setBrand, frequency, setFrequency } = form;
  const { faults, change, save, reason, tried } = form;
  return (
    <TermsDialog
      title={offer ? t('depositTerms.offerOf', { brand }) : t('depositTerms.newOffer')}
      error={change.error}
      busy={change.isPending}
      enabled={enabled}
      onEnabledChange={setEnabled}
      reason={reason}
      onReasonChange={form.setReason}
      tried={tried}
      onSave={save}
      onClose={onClose}
    >
      <NamesFields names={names} onChange={setNames} tried={tried} />
      <div className={forms.triple}>
        <SelectField
          label={t('remotes.brand')}
          options={(offer ? [offer.brand] : brands).map((code) => ({ value: code, label: code }))}
          value={brand}
          onValueChange={setBrand}
        />
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(`depositTerms.${name}`)}
            required
            readOnly={name === 'code' && offer !== null}
            value={texts[name]}
            error={tried && faults[name] ? t('depositTerms.fault') : undefined}
            onChange={(event) => form.set(name, event.target.value)}
          />
        ))}
        <SelectField
          label={t('depositTerms.frequency')}
          options={FREQUENCIES.map((value) => ({ value, label: t(`depositTerms.frequencies.${value}`) }))}
          value={frequency}
          onValueChange={(value) => setFrequency(value === 'daily' ? 'daily' : 'once')}
        />
      </div>
    </TermsDialog>
  );
}
