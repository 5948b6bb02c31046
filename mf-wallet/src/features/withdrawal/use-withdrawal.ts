import { amountFaultOfCode } from '@marquee/contract/amount';
import type { Payee } from '@marquee/contract/entities/withdrawal';
import {
  AMOUNT_REFUSALS,
  type ApiError,
  refreshCall,
  useCallMutation,
  useErrorMessage,
  useFormat,
  useFormSubmit,
  useMessages,
} from '@marquee/kit';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useForfeitConfirmation, withoutForfeit } from '../forfeit/use-forfeit-confirmation';
import { type WithdrawalFault, withdrawalFault, type WithdrawalTerms } from './withdrawal-rules';

interface WithdrawalValues {
  readonly amount: string;
  readonly password: string;
}

/** Refusals of the server that say the same as a check of the page. */
const FAULT_OF_CODE: Readonly<Partial<Record<ApiError['code'], WithdrawalFault>>> = {
  withdrawal_sum_per_day: 'day',
  identity_level_needed: 'identity',
  identity_limit_reached: 'identity',
  insufficient_balance: 'balance',
};
const FIELD_OF_CODE = {
  ...AMOUNT_REFUSALS,
  withdrawal_sum_per_day: 'amount',
  identity_level_needed: 'amount',
  identity_limit_reached: 'amount',
  insufficient_balance: 'amount',
  withdraw_password_wrong: 'password',
  withdraw_password_locked: 'password',
  withdraw_password_unset: 'password',
} as const;

/** State of the form. A repeated click is the same withdrawal: the call keeps its key until it has succeeded. */
export function useWithdrawal(terms: WithdrawalTerms, payee: Payee | null) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const givesUpBonus = useForfeitConfirmation('withdrawal');
  const request = useCallMutation('withdrawal.request', withoutForfeit);
  const form = useForm<WithdrawalValues>({ mode: 'onTouched', defaultValues: { amount: '', password: '' } });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const limits = {
    minimum: money(terms.minimum),
    maximum: money(terms.maximum),
    left: money(terms.sumLeft),
    identity: money(terms.identity?.left ?? terms.maximum),
  };

  const send = async (values: WithdrawalValues) => {
    if (!payee || !(await givesUpBonus(terms.forfeits))) return;
    const { withdrawalId } = await request.mutateAsync({
      payeeId: payee.payeeId,
      amount: values.amount,
      withdrawPassword: values.password,
      ...(terms.forfeits !== null && { forfeits: terms.forfeits }),
    });
    for (const call of ['withdrawal.list', 'withdrawal.terms', 'wallets.balance'] as const) void refreshCall(call);
    void navigate(`?withdrawalId=${withdrawalId}`);
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, {
    fieldOf: FIELD_OF_CODE,
    errorMessage(error) {
      const fault = amountFaultOfCode(error.code) ?? FAULT_OF_CODE[error.code];
      return fault ? t(`withdrawal.fault.${fault}`, limits) : errorMessage(error);
    },
    onRefusal() {
      form.resetField('password');
      void refreshCall('withdrawal.terms');
      void refreshCall('withdrawPassword.state');
      return false;
    },
  });
  return {
    control: form.control,
    limits,
    amount,
    checkAmount(entered: string) {
      const fault = withdrawalFault(entered, terms);
      return fault === null ? undefined : t(`withdrawal.fault.${fault}`, limits);
    },
    chooseAmount: (all: string) => form.setValue('amount', all, { shouldValidate: true }),
    password: form.register('password', { validate: (value) => value !== '' || t('withdrawal.passwordMissing') }),
    passwordError: form.formState.errors.password?.message,
    failure,
    isPending,
    submit,
  };
}
