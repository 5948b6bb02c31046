import { RELEASE_STAGES } from '@marquee/contract/release-stages';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { RadioGroup } from '@marquee/ui/choice';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { SecretDialog } from '../../../lib/layout/secret-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
import { FormDialog } from '../../../lib/forms/form-dialog';

type Stage = (typeof RELEASE_STAGES)[number];

interface IssueValues {
  readonly team: string;
  /** Names separated by commas or spaces. */
  readonly remotes: string;
  readonly brands: string;
  readonly stage: Stage;
  readonly publicKey: string;
  readonly days: string;
  readonly reason: string;
}

const STANDARD: IssueValues = {
  team: '',
  remotes: '',
  brands: '',
  stage: 'register',
  publicKey: '',
  days: '90',
  reason: '',
};

const namesIn = (text: string): string[] => text.split(/[\s,]+/).filter((name) => name !== '');

/** Issues a token, and shows it once. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const consoleForm = useConsoleForm<IssueValues>(STANDARD, async ({ remotes, brands, days, ...values }) => {
    const grant = { ...values, remotes: namesIn(remotes), brands: namesIn(brands), days: Number(days) };
    const issued = await client.call('releaseTokens.issue', grant);
    await queryClient.invalidateQueries();
    setToken(issued.token);
  });
  const { form } = consoleForm;
  const { errors } = form.formState;
  const stage = useWatch({ control: form.control, name: 'stage' });
  if (token !== null)
    return (
      <SecretDialog
        title={t('tokens.issued')}
        text={t('tokens.once')}
        label={t('tokens.token')}
        secret={token}
        onClose={onClose}
      />
    );
  const required = { required: t('required') };
  return (
    <FormDialog title={t('tokens.issue')} action={t('tokens.issue')} consoleForm={consoleForm} onClose={onClose}>
      <TextField
        {...form.register('team', required)}
        label={t('tokens.team')}
        error={errors.team?.message}
        maxLength={60}
        required
      />
      <ScopeFields form={form} />
      <RadioGroup
        legend={t('tokens.stage')}
        options={RELEASE_STAGES.map((value) => ({
          value,
          label: t(`tokens.stages.${value}`),
          hint: t(`tokens.stageHints.${value}`),
        }))}
        value={stage}
        onValueChange={(value) => form.setValue('stage', value as Stage)}
      />
      <TextAreaField
        {...form.register('publicKey', required)}
        label={t('tokens.publicKey')}
        hint={t('tokens.publicKeyHint')}
        error={errors.publicKey?.message}
        rows={3}
        required
        dir="ltr"
      />
      <TextField
        {...form.register('days', {
          validate: (text) => (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= 365 ? true : t('tokens.daysFault')),
        })}
        label={t('tokens.days')}
        error={errors.days?.message}
        inputMode="numeric"
        required
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}

/** Which remotes the team may release, and for which brands. */
function ScopeFields({ form }: { readonly form: UseFormReturn<IssueValues> }) {
  const t = useMessages('console');
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('remotes', { required: t('required') })}
        label={t('tokens.remotes')}
        hint={t('tokens.remotesHint')}
        error={errors.remotes?.message}
        required
        dir="ltr"
      />
      <TextField
        {...form.register('brands')}
        label={t('tokens.brands')}
        hint={t('tokens.brandsHint')}
        error={errors.brands?.message}
        dir="ltr"
      />
    </>
  );
}
