import type { CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useAlertTexts, useCall, useCallMutation, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { PasswordField, TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { SelectField } from '@marquee/ui/select';
import { type FormEvent, useId, useState } from 'react';
import styles from './payees.module.css';

interface AddPayeeDialogProps {
  /** Masked name that the holder must have; null: this account sets it. */
  readonly holderName: string | null;
  readonly onClose: () => void;
}

export function AddPayeeDialog({ holderName, onClose }: AddPayeeDialogProps) {
  const t = useMessages('wallet');
  const alertTexts = useAlertTexts();
  const form = useAddPayee(onClose);
  const formId = useId();
  const { values, set, faults, institutions, institution } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('payees.add')}
      closeLabel={t('withdrawal.confirm.cancel')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={form.busy}>
          {t('payees.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
        <SelectField
          label={t('payees.institution')}
          value={values.institution || null}
          placeholder={t('payees.choose')}
          options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
          onValueChange={(code) => set({ institution: code })}
          error={faults.institution ? t('payees.fault.institution') : undefined}
          required
        />
        <TextField
          label={t('payees.holder')}
          hint={holderName ? t('payees.holderKnown', { name: holderName }) : t('payees.holderHint')}
          autoComplete="name"
          dir="auto"
          maxLength={80}
          value={values.holder}
          onChange={(event) => set({ holder: event.target.value })}
          error={faults.holder ? t('payees.fault.holder') : undefined}
          required
        />
        <TextField
          label={t('payees.number')}
          hint={institution && t('payees.numberHint', { example: institution.numberExample })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={values.number}
          onChange={(event) => set({ number: event.target.value })}
          error={faults.number ? t('payees.fault.number') : undefined}
          required
        />
        <PasswordField
          label={t('withdrawal.password')}
          showLabel={t('withdrawPassword.show')}
          hideLabel={t('withdrawPassword.hide')}
          autoComplete="off"
          inputMode="numeric"
          value={values.withdrawPassword}
          onChange={(event) => set({ withdrawPassword: event.target.value })}
          error={faults.withdrawPassword ? t('withdrawal.passwordMissing') : undefined}
          required
        />
        <FormAlert {...alertTexts(form.error)} />
      </form>
    </Dialog>
  );
}

const EMPTY = { institution: '', holder: '', number: '', withdrawPassword: '' };
type Values = typeof EMPTY;

function useAddPayee(onClose: () => void) {
  const t = useMessages('wallet');
  const { toast } = useShell();
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const list = useCall('payees.institutions', {});
  const { mutate, isPending, error, reset } = useCallMutation('payees.add');
  const institutions = list.data ?? [];
  const institution = institutions.find(({ code }) => code === values.institution);
  const faults = tried ? faultsOf(values, institution) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(faultsOf(values, institution)).some(Boolean)) return;
    mutate(values, {
      onSuccess: () => {
        toast({ kind: 'success', message: t('payees.added') });
        void refreshCall('payees.list');
        onClose();
      },
    });
  };
  return {
    values,
    institutions,
    institution,
    faults: faults ?? { institution: false, holder: false, number: false, withdrawPassword: false },
    busy: isPending,
    error: error ?? list.error,
    set: (change: Partial<Values>) => {
      reset();
      setValues((known) => ({ ...known, ...change }));
    },
    submit,
  };
}

function faultsOf(
  { institution, holder, number, withdrawPassword }: Values,
  known: CallValue<'payees.institutions'>[number] | undefined,
): Readonly<Record<keyof Values, boolean>> {
  const compared = number.replace(/[\s.-]/g, '').toUpperCase();
  // Digits of another script are left to the server, which reads them all.
  const isPlain = /^\p{ASCII}+$/u.test(compared);
  return {
    institution: institution === '',
    holder: holder.trim().length < 2,
    number: compared === '' || (isPlain && !new RegExp(`^(?:${known?.numberPattern ?? '.+'})$`).test(compared)),
    withdrawPassword: withdrawPassword === '',
  };
}
