import { amountFault } from '@marquee/contract/amount';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useCallMutation, useFormat, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useForm } from 'react-hook-form';

type Terms = CallValue<'transfers.terms'>;
export type Direction = 'downline' | 'upline' | 'float' | 'main';

interface SendValues {
  readonly account: string;
  readonly amount: string;
  readonly password: string;
}

/** A bonus that is given up, or has changed, by the time of a retry does not make it another transfer. */
const withoutForfeit = ({ forfeits: _confirmed, ...transfer }: CallRequest<'wallets.transfer'>) => transfer;

/** The float is filled from the main wallet: a bonus at stake there is given up, after a confirmation that names the sum. */
function useForfeitConfirmation(atStake: Terms['forfeits']) {
  const t = useMessages('agent');
  const { money } = useFormat();
  const { confirm } = useShell();
  return async (direction: Direction): Promise<boolean> => {
    if (direction !== 'float' || atStake === null) return true;
    const amount = money(atStake.amount);
    return confirm({
      title: t('transfer.forfeit.title'),
      message: t('transfer.forfeit.message', { amount }),
      confirmLabel: t('transfer.forfeit.confirm', { amount }),
      cancelLabel: t('transfer.forfeit.keep'),
      danger: true,
    });
  };
}

/** The calls behind the three forms. A repeated click is the same transfer: each call keeps its key until it has succeeded. */
export function useSend(direction: Direction, { forfeits }: Terms, account: string, onSent: () => void) {
  const t = useMessages('agent');
  const down = useCallMutation('transfers.toDownline');
  const up = useCallMutation('transfers.toUpline');
  const own = useCallMutation('wallets.transfer', withoutForfeit);
  const needsAccount = direction === 'downline';
  const needsPassword = needsAccount || direction === 'upline';
  const givesUpBonus = useForfeitConfirmation(forfeits);
  const form = useForm<SendValues>({ mode: 'onTouched', defaultValues: { account, amount: '', password: '' } });

  const send = ({ amount, password: withdrawPassword, account: to }: SendValues): Promise<unknown> => {
    if (needsAccount) return down.mutateAsync({ amount, withdrawPassword, account: to.trim() });
    if (needsPassword) return up.mutateAsync({ amount, withdrawPassword });
    return own.mutateAsync(
      direction === 'float'
        ? { amount, from: 'main', to: 'float', ...(forfeits !== null && { forfeits }) }
        : { amount, from: 'float', to: 'main' },
    );
  };
  const submitValues = async (values: SendValues) => {
    if (!(await givesUpBonus(direction))) return;
    await send(values);
    form.reset({ account: values.account, amount: '', password: '' });
    void refreshCall('transfers.terms');
    void refreshCall('transfers.list');
    onSent();
  };
  const { submit, failure, isPending } = useFormSubmit(form, submitValues, {
    onRefusal({ code }) {
      if (code === 'bonus_at_stake') void refreshCall('transfers.terms');
      return false;
    },
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
