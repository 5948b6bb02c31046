import { amountFault } from '@marquee/contract/amount';
import { refreshCall, useCallMutation, useFormSubmit, useMessages } from '@marquee/kit';
import { useForm } from 'react-hook-form';

export type Direction = 'downline' | 'upline' | 'float' | 'main';

interface SendValues {
  readonly account: string;
  readonly amount: string;
  readonly password: string;
}

/** The calls behind the three forms. A repeated click is the same transfer: each call keeps its key until it has succeeded. */
export function useSend(direction: Direction, account: string, onSent: () => void) {
  const t = useMessages('agent');
  const down = useCallMutation('transfers.toDownline');
  const up = useCallMutation('transfers.toUpline');
  const own = useCallMutation('wallets.transfer');
  const needsAccount = direction === 'downline';
  const needsPassword = needsAccount || direction === 'upline';
  const form = useForm<SendValues>({ mode: 'onTouched', defaultValues: { account, amount: '', password: '' } });

  const send = ({ amount, password: withdrawPassword, account: to }: SendValues): Promise<unknown> => {
    if (needsAccount) return down.mutateAsync({ amount, withdrawPassword, account: to.trim() });
    if (needsPassword) return up.mutateAsync({ amount, withdrawPassword });
    return own.mutateAsync(
      direction === 'float' ? { amount, from: 'main', to: 'float' } : { amount, from: 'float', to: 'main' },
    );
  };
  const { submit, failure, isPending } = useFormSubmit(form, async (values) => {
    await send(values);
    form.reset({ account: values.account, amount: '', password: '' });
    void refreshCall('transfers.terms');
    void refreshCall('transfers.list');
    onSent();
  });
  return {
    control: form.control,
    errors: form.formState.errors,
    account: form.register('account', {
      validate: (to) => !needsAccount || to.trim() !== '' || t('transfer.accountMissing'),
    }),
    password: form.register('password', {
      validate: (password) => !needsPassword || password !== '' || t('transfer.passwordMissing'),
    }),
    checkAmount: (amount: string) => (amountFault(amount) === null ? undefined : t('transfer.amountMissing')),
    needsPassword,
    failure,
    isPending,
    submit,
  };
}
