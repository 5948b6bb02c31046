import { useAlertTexts, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { PasswordField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { EMPTY_NEW_PASSWORD, useNewPassword } from './new-password';
import { NewPasswordFields } from './new-password-fields';
import styles from './payees.module.css';

interface ChangePasswordDialogProps {
  readonly digits: number;
  readonly onClose: () => void;
}

/** Changes the withdraw password against the present one. */
export function ChangePasswordDialog({ digits, onClose }: ChangePasswordDialogProps) {
  const t = useMessages('wallet');
  const alertTexts = useAlertTexts();
  const form = useChangePassword(digits, onClose);
  const formId = useId();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('withdrawPassword.change')}
      description={t('withdrawPassword.forgotten')}
      closeLabel={t('withdrawal.confirm.cancel')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={form.isPending}>
          {t('withdrawPassword.set')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
        <PasswordField
          label={t('withdrawPassword.old')}
          showLabel={t('withdrawPassword.show')}
          hideLabel={t('withdrawPassword.hide')}
          autoComplete="off"
          inputMode="numeric"
          {...form.oldPassword}
          required
        />
        <NewPasswordFields {...form.newPassword} />
        <FormAlert {...alertTexts(form.failure)} />
      </form>
    </Dialog>
  );
}

function useChangePassword(digits: number, onClose: () => void) {
  const t = useMessages('wallet');
  const { toast } = useShell();
  const change = useCallMutation('withdrawPassword.change');
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY_NEW_PASSWORD });
  const { fields, refusals } = useNewPassword(form, digits);
  const { submit, failure, isPending } = useFormSubmit(
    form,
    async ({ proof, newPassword }) => {
      await change.mutateAsync({ oldPassword: proof, newPassword });
      toast({ kind: 'success', message: t('withdrawPassword.changed') });
      onClose();
    },
    refusals,
  );
  return {
    oldPassword: {
      ...form.register('proof', { validate: (proof) => proof !== '' || t('withdrawal.passwordMissing') }),
      error: form.formState.errors.proof?.message,
    },
    newPassword: fields,
    failure,
    isPending,
    submit,
  };
}
