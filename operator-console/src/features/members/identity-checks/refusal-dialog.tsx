import type { IdentityCheckDetail } from '@marquee/contract/calls/identity-admin';
import { IDENTITY_NOTE_MAX_LENGTH, IDENTITY_REASONS, type IdentityReason } from '@marquee/contract/identity';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { refetchChecks } from './refetch-checks';

interface RefusalDialogProps {
  readonly check: IdentityCheckDetail;
  readonly refusal: 'refuse' | 'askForMore';
  readonly onClose: () => void;
}

interface RefusalValues {
  readonly reason: IdentityReason | '';
  readonly note: string;
}

/** Why a check is refused, or what is missing: a reason that every member reads in their language, and a note. */
export function RefusalDialog({ check: { checkId, account }, refusal, onClose }: RefusalDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const consoleForm = useConsoleForm<RefusalValues>({ reason: '', note: '' }, async ({ reason, note }) => {
    if (reason === '') return;
    try {
      const { state } = await client.call(`identityAdmin.${refusal}`, { checkId, reason, note: note.trim() || null });
      notify({ tone: 'success', title: t(`identityChecks.done.${state}`) });
      onClose();
    } finally {
      void refetchChecks(queryClient);
    }
  });
  const { form } = consoleForm;
  const { field, fieldState } = useController({
    control: form.control,
    name: 'reason',
    rules: { validate: (value) => value !== '' || t('required') },
  });
  return (
    <FormDialog
      title={t(`identityChecks.${refusal}`)}
      description={t(`identityChecks.explain.${refusal}`, { account })}
      isDangerous={refusal === 'refuse'}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <SelectField
        label={t('identityChecks.reasonLabel')}
        hint={t('identityChecks.reasonHint')}
        placeholder={t('identityChecks.reasonChoose')}
        options={IDENTITY_REASONS.map((value) => ({ value, label: t(`identityChecks.reason.${value}`) }))}
        value={field.value || null}
        onValueChange={field.onChange}
        error={fieldState.error?.message}
        required
      />
      <TextAreaField
        {...form.register('note')}
        label={t('identityChecks.note')}
        hint={t('identityChecks.noteHint')}
        rows={3}
        dir="auto"
        maxLength={IDENTITY_NOTE_MAX_LENGTH}
      />
    </FormDialog>
  );
}
