import type { AdminChannel } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { type ReactNode, useState } from 'react';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { TermsDialog } from '../../../lib/forms/terms-dialog';
import { useRevision } from '../../../lib/revision/use-revision';
import { useAdminChange } from './use-admin-change';

interface AccountDialogProps {
  readonly channel: AdminChannel;
  readonly onClose: () => void;
}

const FIELDS = ['bank', 'holder', 'number'] as const;
const NEW = '';
const EMPTY = { bank: '', holder: '', number: '', enabled: true };
const LEAST_LENGTH = { bank: 1, holder: 1, number: 4 } as const;

interface AccountValues {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  readonly enabled: boolean;
  readonly reason: string;
}

const valuesOf = ({ bank, holder, number, enabled }: AdminChannel['accounts'][number]) => ({
  bank,
  holder,
  number,
  enabled,
});

/** The accounts that receive transfers of a channel, one at a time; a new number makes a new one. */
export function AccountDialog({ channel, onClose }: AccountDialogProps) {
  const t = useMessages('console');
  const [accountNumber, setAccountNumber] = useState(channel.accounts[0]?.number ?? NEW);
  return (
    <Account
      key={accountNumber}
      channel={channel}
      accountNumber={accountNumber}
      onClose={onClose}
      choice={
        <SelectField
          label={t('depositTerms.accounts')}
          options={[
            ...channel.accounts.map(({ bank, number }) => ({ value: number, label: `${bank} · ${number}` })),
            { value: NEW, label: t('depositTerms.newAccount') },
          ]}
          value={accountNumber}
          onValueChange={setAccountNumber}
        />
      }
    />
  );
}

interface AccountProps extends AccountDialogProps {
  readonly accountNumber: string;
  readonly choice: ReactNode;
}

function Account({ channel, accountNumber, choice, onClose }: AccountProps) {
  const t = useMessages('console');
  const existing = channel.accounts.find(({ number }) => number === accountNumber);
  const change = useAdminChange('depositAdmin.saveAccount', t('depositTerms.saved'), onClose);
  const revision = useRevision(existing?.revision ?? null);
  const consoleForm = useConsoleForm<AccountValues>(
    { ...EMPTY, ...(existing && valuesOf(existing)), reason: '' },
    (values) =>
      revision.send((base) => change.mutateAsync({ channelId: channel.channelId, ...values, revision: base })),
  );
  const { form } = consoleForm;
  return (
    <TermsDialog
      consoleForm={consoleForm}
      revision={revision}
      title={t('depositTerms.accountsOf', { brand: channel.brand })}
      onClose={onClose}
    >
      {choice}
      <div className={forms.triple}>
        {FIELDS.map((name) => (
          <TextField
            {...form.register(name, {
              validate: (text) => text.trim().length >= LEAST_LENGTH[name] || t('required'),
            })}
            key={name}
            label={t(`depositTerms.${name}`)}
            dir="auto"
            required
            readOnly={name === 'number' && existing !== undefined}
            maxLength={name === 'number' ? 40 : 80}
            error={form.formState.errors[name]?.message}
          />
        ))}
      </div>
    </TermsDialog>
  );
}
