import type { CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useCallMutation, useFormat, useFormSubmit, useMessages } from '@marquee/kit';
import { useForm } from 'react-hook-form';
import { useForfeitConfirmation, withoutForfeit } from '../forfeit/use-forfeit-confirmation';
import { transferFault } from '../transfer/transfer-fault';

type Terms = CallValue<'transfers.terms'>;

interface TransferValues {
  readonly amount: string;
  readonly password: string;
}

/** State of the form that sends money to the upline. A repeated click is the same transfer: the call keeps its key until it has succeeded. */
export function useUplineTransfer(
  { main, float, minimum, maximum, forfeits: atStake }: Terms,
  onSent: (amount: string) => void,
) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const call = useCallMutation('transfers.toUpline', withoutForfeit);
  const form = useForm<TransferValues>({ mode: 'onTouched', defaultValues: { amount: '', password: '' } });
  const givesUpBonus = useForfeitConfirmation('funds');
  // An agent sends from the float, which holds no bonus.
  const forfeits = float === null ? atStake : null;
  const bounds = { minimum: money(minimum), maximum: money(maximum) };
  const send = async ({ amount, password }: TransferValues) => {
    if (!(await givesUpBonus(forfeits))) return;
    const transfer = await call.mutateAsync({
      amount,
      withdrawPassword: password,
      ...(forfeits !== null && { forfeits }),
    });
    form.reset();
    void refreshCall('transfers.terms');
    void refreshCall('transfers.list');
    onSent(transfer.amount);
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, {
    onRefusal({ code }) {
      if (code === 'bonus_at_stake') void refreshCall('transfers.terms');
      return false;
    },
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
