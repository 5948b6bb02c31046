import { amountFault } from '@marquee/contract/amount';
import { type ApiError, refreshCall, useCallMutation } from '@marquee/kit';
import { useState } from 'react';

export type Direction = 'downline' | 'upline' | 'float' | 'main';

/** The calls behind the three forms. A repeated click is the same transfer: each call keeps its key until it has succeeded. */
export function useSend(direction: Direction, account: string) {
  const [amount, setAmount] = useState('');
  const [password, setPassword] = useState('');
  const [to, setTo] = useState(account);
  const [isChecked, setChecked] = useState(false);
  const down = useCallMutation('transfers.toDownline');
  const up = useCallMutation('transfers.toUpline');
  const own = useCallMutation('wallets.transfer');
  const call = direction === 'downline' ? down : direction === 'upline' ? up : own;
  const asksPassword = direction === 'downline' || direction === 'upline';
  const missing = {
    amount: amountFault(amount) !== null,
    password: asksPassword && password === '',
    to: direction === 'downline' && to.trim() === '',
  };

  const submit = (onSent: () => void) => {
    setChecked(true);
    if (missing.amount || missing.password || missing.to) return;
    const sending = { amount, withdrawPassword: password };
    const onSuccess = () => {
      setAmount('');
      setPassword('');
      setChecked(false);
      void refreshCall('transfers.terms');
      void refreshCall('transfers.list');
      onSent();
    };
    if (direction === 'downline') down.mutate({ ...sending, account: to.trim() }, { onSuccess });
    else if (direction === 'upline') up.mutate(sending, { onSuccess });
    else
      own.mutate(
        { amount: sending.amount, to: direction, from: direction === 'float' ? 'main' : 'float' },
        { onSuccess },
      );
  };
  const failure: ApiError | null = call.error;
  return {
    amount,
    setAmount,
    password,
    setPassword,
    to,
    setTo,
    asksPassword,
    missing: isChecked ? missing : { amount: false, password: false, to: false },
    failure,
    isPending: call.isPending,
    submit,
  };
}
