import { useAlertTexts, useCallMutation, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { PasswordField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useId, useState } from 'react';
import { isTooWeak, newPasswordFault } from './new-password';
import { NewPasswordFields } from './new-password-fields';
import styles from './payees.module.css';

interface ChangePasswordDialogProps {
  readonly digits: number;
  readonly onClose: () => void;
}

/** Another withdraw password, for whoever knows the present one. */
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
        <Button type="submit" form={formId} variant="primary" loading={form.busy}>
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
          value={form.old}
          onChange={(event) => form.changeOld(event.target.value)}
          error={form.oldMissing ? t('withdrawal.passwordMissing') : undefined}
          required
        />
        <NewPasswordFields digits={digits} value={form.next} fault={form.fault} onChange={form.changeNext} />
        <FormAlert {...alertTexts(form.error)} />
      </form>
    </Dialog>
  );
}

function useChangePassword(digits: number, onClose: () => void) {
  const t = useMessages('wallet');
  const { toast } = useShell();
  const [old, setOld] = useState('');
  const [next, setNext] = useState({ password: '', repeated: '' });
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useCallMutation('withdrawPassword.change');
  const fault = tried ? newPasswordFault(next.password, next.repeated, digits) : null;
  const weak = isTooWeak(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (old === '' || newPasswordFault(next.password, next.repeated, digits) !== null) return;
    mutate(
      { oldPassword: old, newPassword: next.password },
      {
        onSuccess: () => {
          toast({ kind: 'success', message: t('withdrawPassword.changed') });
          onClose();
        },
      },
    );
  };
  return {
    old,
    next,
    oldMissing: tried && old === '',
    fault: weak ? ('weak' as const) : fault,
    /** A refusal that is not about the new password. */
    error: weak ? null : error,
    busy: isPending,
    changeOld: (password: string) => {
      reset();
      setOld(password);
    },
    changeNext: (change: typeof next) => {
      reset();
      setNext(change);
    },
    submit,
  };
}
