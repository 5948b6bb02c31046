import { amountFaultOfCode } from '@marquee/contract/amount';
import type { Payee } from '@marquee/contract/entities/withdrawal';
import { type ApiError, refreshCall, useCallMutation } from '@marquee/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type WithdrawalFault, withdrawalFault, type WithdrawalTerms } from './withdrawal-rules';

/** Refusals of the server that belong to the amount, besides the general ones. */
const AMOUNT_CODES: Readonly<Partial<Record<ApiError['code'], WithdrawalFault>>> = {
  withdrawal_sum_per_day: 'day',
  insufficient_balance: 'balance',
};
const PASSWORD_CODES = new Set(['withdraw_password_wrong', 'withdraw_password_locked', 'withdraw_password_unset']);

/** State of the form. A repeated click is the same withdrawal: the call keeps its key until it has succeeded. */
export function useWithdrawal(terms: WithdrawalTerms, payee: Payee | null) {
  const navigate = useNavigate();
  const [amount, setAmount] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [tried, setTried] = useState(false);
  const ask = useCallMutation('withdrawal.request');
  const code = ask.error?.code;
  const refused = code ? (amountFaultOfCode(code) ?? AMOUNT_CODES[code]) : undefined;
  const aboutPassword = code !== undefined && PASSWORD_CODES.has(code);

  const submit = () => {
    setChecked(true);
    setTried(true);
    if (!payee || password === '' || withdrawalFault(amount, terms) !== null) return;
    ask.mutate(
      { payeeId: payee.payeeId, amount, withdrawPassword: password },
      {
        onSuccess: ({ withdrawalId }) => {
          for (const call of ['withdrawal.list', 'withdrawal.terms', 'wallets.balance'] as const)
            void refreshCall(call);
          void navigate(`/member/withdrawal?withdrawalId=${withdrawalId}`);
        },
        onError: () => {
          setPassword('');
          setTried(false);
          void refreshCall('withdrawal.terms');
          void refreshCall('withdrawPassword.state');
        },
      },
    );
  };

  return {
    amount,
    password,
    fault: (checked ? withdrawalFault(amount, terms) : null) ?? refused ?? null,
    passwordMissing: tried && password === '',
    passwordFailure: aboutPassword ? ask.error : null,
    /** A refusal that is neither about the amount nor about the password. */
    failure: refused || aboutPassword ? null : ask.error,
    busy: ask.isPending,
    changeAmount: (next: string) => {
      ask.reset();
      setAmount(next);
    },
    changePassword: setPassword,
    check: () => setChecked(true),
    submit,
  };
}
