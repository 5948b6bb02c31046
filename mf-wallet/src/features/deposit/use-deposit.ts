import { amountFault, amountFaultOfCode } from '@marquee/contract/amount';
import type { DepositChannel, DepositOffer } from '@marquee/contract/calls/money';
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
import { useNavigate } from 'react-router-dom';
import { amountFor, type DepositChoice, isEnough } from './deposit-rules';

interface DepositValues extends DepositChoice {
  readonly offerCode: string | null;
}

/** State of the deposit form. A repeated click is the same deposit: the call keeps its key until it has succeeded. */
export function useDeposit(
  channels: readonly DepositChannel[],
  offers: readonly DepositOffer[],
  initial: DepositChoice,
) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const deposit = useCallMutation('cashier.deposit');
  const reportSuccess = useReportSuccess();
  const form = useForm<DepositValues>({ mode: 'onTouched', defaultValues: { ...initial, offerCode: null } });
  const [channelCode, amount, offerCode] = useWatch({
    control: form.control,
    name: ['channelCode', 'amount', 'offerCode'],
  });
  const channel = channels.find(({ code }) => code === channelCode) ?? channels[0];
  // The form is rendered only where there is a channel to choose.
  if (!channel) throw new Error('A deposit needs a channel');
  const limits = { minimum: money(channel.minimum), maximum: money(channel.maximum) };
  // An offer that the amount is too small for stays selected, yet is not taken.
  const offer = offers.find((one) => one.code === offerCode && isEnough(amount, one));

  const send = async ({ amount: sum }: DepositValues) => {
    const { redirectUrl, depositId } = await deposit.mutateAsync({
      channelCode: channel.code,
      amount: sum,
      ...(offer && { offerCode: offer.code }),
    });
    reportSuccess();
    void refreshCall('cashier.deposits');
    if (redirectUrl) window.location.assign(redirectUrl);
    else void navigate(`/member/deposit?depositId=${depositId}`);
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
    offerCode,
    /** The selected offer, if the amount qualifies for it. */
    offer,
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
    chooseOffer(code: string | null) {
      clearFailure();
      form.setValue('offerCode', code);
    },
    submit,
  };
}
