import type { CallValue } from '@marquee/contract/calls/index';
import {
  refreshCall,
  useAlertTexts,
  useCall,
  useCallMutation,
  useFormSubmit,
  useMessages,
  useShell,
} from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { PasswordField, TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { SelectField } from '@marquee/ui/select';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
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
  const { institutions, institution, errors } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('payees.add')}
      closeLabel={t('withdrawal.confirm.cancel')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={form.isPending}>
          {t('payees.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
        <SelectField
          label={t('payees.institution')}
          value={institution?.code ?? null}
          placeholder={t('payees.choose')}
          options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
          onValueChange={form.chooseInstitution}
          error={errors.institution?.message}
          required
        />
        <TextField
          label={t('payees.holder')}
          hint={holderName ? t('payees.holderKnown', { name: holderName }) : t('payees.holderHint')}
          autoComplete="name"
          dir="auto"
          maxLength={80}
          {...form.register('holder')}
          error={errors.holder?.message}
          required
        />
        <TextField
          label={t('payees.number')}
          hint={institution && t('payees.numberHint', { example: institution.numberExample })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...form.register('number')}
          error={errors.number?.message}
          required
        />
        <PasswordField
          label={t('withdrawal.password')}
          showLabel={t('withdrawPassword.show')}
          hideLabel={t('withdrawPassword.hide')}
          autoComplete="off"
          inputMode="numeric"
          {...form.register('withdrawPassword')}
          error={errors.withdrawPassword?.message}
          required
        />
        <FormAlert {...alertTexts(form.failure)} />
      </form>
    </Dialog>
  );
}

const EMPTY = { institution: '', holder: '', number: '', withdrawPassword: '' };
type Values = typeof EMPTY;

function useAddPayee(onClose: () => void) {
  const t = useMessages('wallet');
  const { toast } = useShell();
  const list = useCall('payees.institutions', {});
  const add = useCallMutation('payees.add');
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY });
  const code = useWatch({ control: form.control, name: 'institution' });
  const institutions = list.data ?? [];
  const institution = institutions.find((candidate) => candidate.code === code);
  const { submit, failure, isPending } = useFormSubmit(form, async (values) => {
    await add.mutateAsync(values);
    toast({ kind: 'success', message: t('payees.added') });
    void refreshCall('payees.list');
    onClose();
  });
  const checks: Readonly<Record<keyof Values, (value: string) => true | string>> = {
    institution: (value) => value !== '' || t('payees.fault.institution'),
    holder: (value) => value.trim().length >= 2 || t('payees.fault.holder'),
    number: (value) => isAccountNumber(value, institution) || t('payees.fault.number'),
    withdrawPassword: (value) => value !== '' || t('withdrawal.passwordMissing'),
  };
  const register = (name: keyof Values) => form.register(name, { validate: checks[name] });
  register('institution');
  return {
    register,
    institutions,
    institution,
    chooseInstitution: (value: string) => form.setValue('institution', value, { shouldValidate: true }),
    errors: form.formState.errors,
    isPending,
    failure: failure ?? list.error,
    submit,
  };
}

/** Whether a number may be one of the institution; the server reads the digits of every script, the page checks Latin ones. */
function isAccountNumber(number: string, institution: CallValue<'payees.institutions'>[number] | undefined): boolean {
  const plain = number.replace(/[\s.-]/g, '').toUpperCase();
  if (!/^\p{ASCII}+$/u.test(plain)) return plain !== '';
  return new RegExp(`^(?:${institution?.numberPattern ?? '.+'})$`).test(plain);
}
