import { amountFault, amountFaultOfCode } from '@marquee/contract/amount';
import type { DepositChannel, DepositOffer } from '@marquee/contract/calls/money';
import { refreshCall, useCallMutation } from '@marquee/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { amountFor, type DepositChoice, isEnough } from './deposit-rules';

/** State of the deposit form. A repeated click is the same deposit: the call keeps its key until it has succeeded. */
export function useDeposit(
  channels: readonly DepositChannel[],
  offers: readonly DepositOffer[],
  initial: DepositChoice,
) {
  const navigate = useNavigate();
  const [offerCode, setOfferCode] = useState<string | null>(null);
  const [choice, setChoice] = useState(initial);
  const [checked, setChecked] = useState(false);
  const deposit = useCallMutation('cashier.deposit');
  const channel = channels.find(({ code }) => code === choice.channelCode) ?? channels[0];
  // The form is shown only where there is a channel to choose.
  if (!channel) throw new Error('A deposit needs a channel');
  const refused = deposit.error && amountFaultOfCode(deposit.error.code);
  const fault = (checked ? amountFault(choice.amount, channel) : null) ?? refused;

  // An offer that the amount is too small for is kept in mind, yet not taken.
  const offer = offers.find((one) => one.code === offerCode && isEnough(choice.amount, one));

  const submit = () => {
    setChecked(true);
    if (amountFault(choice.amount, channel) !== null) return;
    deposit.mutate(
      { channelCode: channel.code, amount: choice.amount, ...(offer && { offerCode: offer.code }) },
      {
        onSuccess: ({ redirectUrl, depositId }) => {
          void refreshCall('cashier.deposits');
          if (redirectUrl) window.location.assign(redirectUrl);
          else void navigate(`/member/deposit?depositId=${depositId}`);
        },
      },
    );
  };
  return {
    channel,
    amount: choice.amount,
    offerCode,
    /** The offer that goes with the deposit as it stands. */
    offer,
    fault,
    /** A refusal that is not about the amount. */
    failure: refused ? null : deposit.error,
    /** Stays true while the browser leaves for the provider's page. */
    busy: deposit.isPending || Boolean(deposit.data?.redirectUrl),
    chooseChannel: (next: DepositChannel) => {
      deposit.reset();
      setChoice(({ amount }) => ({ channelCode: next.code, amount: amountFor(next, amount) }));
    },
    changeAmount: (amount: string) => {
      deposit.reset();
      setChoice((known) => ({ ...known, amount }));
    },
    chooseOffer: (code: string | null) => {
      deposit.reset();
      setOfferCode(code);
    },
    check: () => setChecked(true),
    submit,
  };
}
