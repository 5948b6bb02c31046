import type { LotteryTicket } from '@marquee/contract/calls/lottery-orders';
import { useAlertTexts, useCallMutation, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import type { ReactNode } from 'react';
import { LOTTERY_MESSAGES } from '../messages/catalogue';

interface CancelTicket {
  /** What went wrong with the last one; nothing else. */
  readonly alert: ReactNode;
  /** The button of a ticket; nothing where it can no longer be cancelled. */
  button(ticket: LotteryTicket): ReactNode;
}

/** Takes whole tickets back, after a question. @param onEnd the tickets are to be read again */
export function useCancelTicket(onEnd: () => void): CancelTicket {
  const t = useMessages(LOTTERY_MESSAGES);
  const shell = useShell();
  const alertTexts = useAlertTexts();
  const { mutate, error } = useCallMutation('lottery.cancel');
  const cancel = async (ticketId: string) => {
    const isConfirmed = await shell.confirm({
      title: t('official.tickets.cancelTitle'),
      message: t('official.tickets.cancelText'),
      confirmLabel: t('official.tickets.cancel'),
      cancelLabel: t('official.tickets.keep'),
      danger: true,
    });
    if (isConfirmed) mutate({ ticketId }, { onSettled: onEnd });
  };
  return {
    alert: <FormAlert {...alertTexts(error)} />,
    button: ({ ticketId, status, cancellableUntil }) =>
      status === 'open' &&
      cancellableUntil !== null && (
        <Button size="sm" onClick={() => void cancel(ticketId)}>
          {t('official.tickets.cancel')}
        </Button>
      ),
  };
}
