import type { AdminChannel } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { type ReactNode, useState } from 'react';
import forms from '../layout/forms.module.css';
import { TermsDialog } from './terms-dialog';
import { useTexts } from './terms-form';
import { useAdminChange } from './use-admin-change';

interface AccountDialogProps {
  readonly channel: AdminChannel;
  readonly onClose: () => void;
}

const FIELDS = ['bank', 'holder', 'number'] as const;
const NEW = '';
const EMPTY = { bank: '', holder: '', number: '' };

/** The accounts that receive transfers of a channel, one at a time; a new number makes a new one. */
export function AccountDialog({ channel, onClose }: AccountDialogProps) {
  const t = useMessages('console');
  const [chosen, setChosen] = useState(channel.accounts[0]?.number ?? NEW);
  return (
    <Account
      key={chosen}
      channel={channel}
      chosen={chosen}
      onClose={onClose}
      choice={
        <SelectField
          label={t('depositTerms.accounts')}
          options={[
            ...channel.accounts.map(({ bank, number }) => ({ value: number, label: `${bank} · ${number}` })),
            { value: NEW, label: t('depositTerms.newAccount') },
          ]}
          value={chosen}
          onValueChange={setChosen}
        />
      }
    />
  );
}

interface AccountProps extends AccountDialogProps {
  readonly chosen: string;
  readonly choice: ReactNode;
}

function Account({ channel, chosen, choice, onClose }: AccountProps) {
  const t = useMessages('console');
  const known = channel.accounts.find(({ number }) => number === chosen);
  const [enabled, setEnabled] = useState(known?.enabled ?? true);
  const form = useTexts<(typeof FIELDS)[number]>(
    known ? { bank: known.bank, holder: known.holder, number: known.number } : EMPTY,
  );
  const { texts, reason, tried } = form;
  const change = useAdminChange('depositAdmin.saveAccount', t('depositTerms.saved'), onClose);
  const faults = { bank: !texts.bank.trim(), holder: !texts.holder.trim(), number: texts.number.trim().length < 4 };
  const save = () => {
    form.setTried(true);
    if (Object.values(faults).some(Boolean) || reason.trim() === '') return;
    change.mutate({ channelId: channel.channelId, ...texts, enabled, reason: reason.trim() });
  };
  return (
    <TermsDialog
      title={t('depositTerms.accountsOf', { brand: channel.brand })}
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
      {choice}
      <div className={forms.triple}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(`depositTerms.${name}`)}
            dir="auto"
            required
            readOnly={name === 'number' && known !== undefined}
            maxLength={name === 'number' ? 40 : 80}
            value={texts[name]}
            error={tried && faults[name] ? t('required') : undefined}
            onChange={(event) => form.set(name, event.target.value)}
          />
        ))}
      </div>
    </TermsDialog>
  );
}
