import { HOLD_CAUSES, type HoldCause } from '@marquee/contract/agent-bills';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
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

interface PlaceValues {
  readonly account: string;
  readonly cause: HoldCause | '';
  readonly notice: string;
  readonly reason: string;
}

/** Holds payments to an agent: whose, what every agent reads in their language, what is added to it, and why. */
export function PlaceDialog({ brand, account: given = '', onClose }: PlaceDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const empty: PlaceValues = { account: given, cause: '', notice: '', reason: '' };
  const consoleForm = useConsoleForm<PlaceValues>(empty, async ({ account: typed, cause, notice, reason }) => {
    if (cause === '') return;
    const hold = { brand, account: typed.trim(), cause, notice: notice.trim() || null, reason };
    const { account } = await client.call('agentHolds.place', hold);
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
      <Controller
        control={form.control}
        name="cause"
        rules={{ validate: (cause) => cause !== '' || t('required') }}
        render={({ field: { value, onChange }, fieldState }) => (
          <SelectField
            label={t('agentHolds.causeLabel')}
            hint={t('agentHolds.causeHint')}
            placeholder={t('identityChecks.reasonChoose')}
            options={HOLD_CAUSES.map((cause) => ({ value: cause, label: t(`agentHolds.cause.${cause}`) }))}
            value={value || null}
            onValueChange={onChange}
            error={fieldState.error?.message}
            required
          />
        )}
      />
      <TextAreaField
        {...form.register('notice', {
          validate: (notice) =>
            notice.trim() === '' || notice.trim().length >= REASON_MIN_LENGTH || t('change.reasonFault'),
        })}
        label={t('agentHolds.notice')}
        hint={t('agentHolds.noticeHint')}
        rows={2}
        dir="auto"
        maxLength={REASON_MAX_LENGTH}
        error={errors.notice?.message}
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}
