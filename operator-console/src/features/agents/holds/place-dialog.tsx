import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';

interface PlaceDialogProps {
  readonly brand: string;
  /** Filled in to begin with. */
  readonly account?: string;
  readonly onClose: () => void;
}

/** Holds payments to an agent: whose, what the agent reads, and why. */
export function PlaceDialog({ brand, account: given = '', onClose }: PlaceDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const consoleForm = useConsoleForm({ account: given, notice: '', reason: '' }, async (values) => {
    const { account } = await client.call('agentHolds.place', { brand, ...values, account: values.account.trim() });
    notify({ tone: 'success', title: t('agentHolds.placed', { account }) });
    void queryClient.invalidateQueries({ queryKey: ['agentHolds.list'] });
    onClose();
  });
  const { form } = consoleForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      title={t('agentHolds.place')}
      description={t('agentHolds.placeText')}
      isDangerous
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextField
        {...form.register('account', { validate: (account) => account.trim() !== '' || t('fieldFault') })}
        label={t('agentHolds.account')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={errors.account?.message}
      />
      <TextAreaField
        {...form.register('notice', {
          validate: (notice) => notice.trim().length >= REASON_MIN_LENGTH || t('change.reasonFault'),
        })}
        label={t('agentHolds.notice')}
        hint={t('agentHolds.noticeHint')}
        rows={2}
        dir="auto"
        required
        maxLength={REASON_MAX_LENGTH}
        error={errors.notice?.message}
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}
