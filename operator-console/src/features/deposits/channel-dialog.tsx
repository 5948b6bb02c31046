import type { AdminChannel } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import forms from '../layout/forms.module.css';
import { NamesFields } from './names-fields';
import { TermsDialog } from './terms-dialog';
import { amountsOf, basisPointsOf, isAmount, isWhole, namesOf, useTexts, wireAmount } from './terms-form';
import { useAdminChange } from './use-admin-change';

interface ChannelDialogProps {
  readonly channel: AdminChannel;
  readonly onClose: () => void;
}

const BEARERS = ['brand', 'member'] as const;
const MOST_WAGERING_PERCENT = 10_000;

/** The form of a channel, and what is wrong with it. */
function useChannelForm({ channel, onClose }: ChannelDialogProps) {
  const t = useMessages('console');
  const [names, setNames] = useState<Record<string, string>>(channel.names);
  const [enabled, setEnabled] = useState(channel.enabled);
  const [bearer, setBearer] = useState(channel.fee.bearer);
  const form = useTexts({
    minimum: channel.minimum,
    maximum: channel.maximum,
    presets: channel.presets.join(' '),
    feePercent: String(channel.fee.basisPoints / 100),
    feeFixed: channel.fee.fixed,
    wageringPercent: String(channel.wageringPercent),
  });
  const { texts, reason } = form;
  const change = useAdminChange('depositAdmin.saveChannel', t('depositTerms.saved'), onClose);
  const [presets, basisPoints] = [amountsOf(texts.presets), basisPointsOf(texts.feePercent)];
  const faults = {
    minimum: !isAmount(texts.minimum),
    maximum: !isAmount(texts.maximum),
    presets: presets === null,
    feePercent: basisPoints === null,
    feeFixed: !isAmount(texts.feeFixed),
    wageringPercent: !isWhole(texts.wageringPercent, 0, MOST_WAGERING_PERCENT),
  };
  const save = () => {
    form.setTried(true);
    const faulty = Object.values(faults).some(Boolean) || !names['en']?.trim() || reason.trim() === '';
    if (faulty || presets === null || basisPoints === null) return;
    change.mutate({
      channelId: channel.channelId,
      names: namesOf(names),
      minimum: wireAmount(texts.minimum),
      maximum: wireAmount(texts.maximum),
      presets,
      fee: { basisPoints, fixed: wireAmount(texts.feeFixed), bearer },
      wageringPercent: Number(texts.wageringPercent),
      enabled,
      reason: reason.trim(),
    });
  };
  return { ...form, names, setNames, enabled, setEnabled, bearer, setBearer, faults, change, save };
}

/** Limits, amounts to choose from, fee and stakes of a channel. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const t = useMessages('console');
  const form = useChannelForm({ channel, onClose });
  const { texts, names, setNames, enabled, setEnabled, bearer, setBearer, faults, change, save, reason, tried } = form;
  return (
    <TermsDialog
      title={t('depositTerms.channelOf', { channel: channel.names['en'] ?? channel.code, brand: channel.brand })}
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
        {(['minimum', 'maximum', 'presets', 'feePercent', 'feeFixed', 'wageringPercent'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`depositTerms.${name}`)}
            inputMode="decimal"
            required
            value={texts[name]}
            error={tried && faults[name] ? t('depositTerms.fault') : undefined}
            onChange={(event) => form.set(name, event.target.value)}
          />
        ))}
        <SelectField
          label={t('depositTerms.bearer')}
          options={BEARERS.map((value) => ({ value, label: t(`depositTerms.bearers.${value}`) }))}
          value={bearer}
          onValueChange={(value) => setBearer(value === 'member' ? 'member' : 'brand')}
        />
      </div>
    </TermsDialog>
  );
}
