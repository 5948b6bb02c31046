import type { CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useCallMutation } from '@marquee/kit';
import { useState } from 'react';
import { transferFault } from './transfer-fault';

type Terms = CallValue<'transfers.terms'>;

/** State of the form that sends money to the upline. A repeated click is the same transfer: the call keeps its key until it has succeeded. */
export function useUplineTransfer({ main, float, minimum, maximum }: Terms, onSent: (amount: string) => void) {
  const [amount, setAmount] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, reset, isPending, error } = useCallMutation('transfers.toUpline');
  const fault = transferFault(amount, { minimum, maximum, available: float ?? main });

  const submit = () => {
    setChecked(true);
    if (fault !== null || password === '') return;
    mutate(
      { amount, withdrawPassword: password },
      {
        onSuccess: (sent) => {
          setAmount('');
          setPassword('');
          setChecked(false);
          void refreshCall('transfers.terms');
          void refreshCall('transfers.list');
          onSent(sent.amount);
        },
      },
    );
  };
  return {
    amount,
    password,
    amountFault: isChecked ? fault : null,
    isPasswordMissing: isChecked && password === '',
    failure: error,
    isPending,
    changeAmount: (next: string) => {
      reset();
      setAmount(next);
    },
    changePassword: (next: string) => {
      reset();
      setPassword(next);
    },
    submit,
  };
}
