import { amountFault, amountFaultOfCode } from '@marquee/contract/amount';
import type { DepositChannel } from '@marquee/contract/calls/money';
import {
  AMOUNT_REFUSALS,
  refreshCall,
  useCallMutation,
  useErrorMessage,
  useFormat,
  useFormSubmit,
  useMessages,
  useReportSuccess,
} from '@marquee/kit';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { amountFor, type DepositChoice } from './deposit-rules';

/** State of the deposit form. A repeated click is the same deposit: the call keeps its key until it has succeeded. */
export function useDeposit(channels: readonly DepositChannel[], initial: DepositChoice) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const page = useLocation().pathname.startsWith('/agentHome') ? 'office' : 'member';
  const deposit = useCallMutation('cashier.deposit');
  const reportSuccess = useReportSuccess();
  const form = useForm<DepositChoice>({ mode: 'onTouched', defaultValues: initial });
  const [channelCode, amount] = useWatch({ control: form.control, name: ['channelCode', 'amount'] });
  const channel = channels.find(({ code }) => code === channelCode) ?? channels[0];
  // The form is rendered only where there is a channel to choose.
  if (!channel) throw new Error('A deposit needs a channel');
  const limits = { minimum: money(channel.minimum), maximum: money(channel.maximum) };

  const send = async ({ amount: sum }: DepositChoice) => {
    const { redirectUrl, depositId } = await deposit.mutateAsync({ channelCode: channel.code, amount: sum, page });
    reportSuccess();
    void refreshCall('cashier.deposits');
    if (redirectUrl) window.location.assign(redirectUrl);
    else void navigate(`?depositId=${depositId}`);
  };
  const { submit, failure, clearFailure, isPending } = useFormSubmit(form, send, {
    fieldOf: AMOUNT_REFUSALS,
    errorMessage(error) {
      const fault = amountFaultOfCode(error.code);
      return fault ? t(`deposit.fault.${fault}`, limits) : errorMessage(error);
    },
  });
  return {
    control: form.control,
    channel,
    limits,
    amount,
    checkAmount(entered: string) {
      const fault = amountFault(entered, channel);
      return fault === null ? undefined : t(`deposit.fault.${fault}`, limits);
    },
    failure,
    /** Stays true while the browser leaves for the provider's page. */
    isBusy: isPending || Boolean(deposit.data?.redirectUrl),
    chooseChannel(next: DepositChannel) {
      clearFailure();
      form.clearErrors();
      form.setValue('channelCode', next.code);
      form.setValue('amount', amountFor(next, amount));
    },
    submit,
  };
}
