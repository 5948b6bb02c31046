import type { CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useCallMutation, useFormat, useFormSubmit, useMessages } from '@marquee/kit';
import { useForm } from 'react-hook-form';
import { transferFault } from './transfer-fault';

type Terms = CallValue<'transfers.terms'>;

interface TransferValues {
  readonly amount: string;
  readonly password: string;
}

/** State of the form that sends money to the upline. A repeated click is the same transfer: the call keeps its key until it has succeeded. */
export function useUplineTransfer({ main, float, minimum, maximum }: Terms, onSent: (amount: string) => void) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const call = useCallMutation('transfers.toUpline');
  const form = useForm<TransferValues>({ mode: 'onTouched', defaultValues: { amount: '', password: '' } });
  const bounds = { minimum: money(minimum), maximum: money(maximum) };
  const { submit, failure, isPending } = useFormSubmit(form, async ({ amount, password }) => {
    const transfer = await call.mutateAsync({ amount, withdrawPassword: password });
    form.reset();
    void refreshCall('transfers.terms');
    void refreshCall('transfers.list');
    onSent(transfer.amount);
  });
  return {
    control: form.control,
    bounds,
    checkAmount(amount: string) {
      const fault = transferFault(amount, { minimum, maximum, available: float ?? main });
      return fault === null ? undefined : t(`funds.fault.${fault}`, bounds);
    },
    password: form.register('password', { validate: (password) => password !== '' || t('funds.passwordMissing') }),
    passwordError: form.formState.errors.password?.message,
    failure,
    isPending,
    submit,
  };
}
