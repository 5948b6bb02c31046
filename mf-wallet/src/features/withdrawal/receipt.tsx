import { refreshCall, useAlertTexts, useCallMutation, useFormat, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Countdown } from '@marquee/ui/countdown';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import { MissingPaymentDialog } from './missing-payment-dialog';
import type { WithdrawalView } from './use-live-withdrawal';
import styles from './withdrawal-detail.module.css';

/** Asks whether a paid withdrawal was received, with the time left until it counts as received. */
export function Receipt({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { confirm } = useShell();
  const alertTexts = useAlertTexts();
  const [missing, setMissing] = useState<'none' | 'part' | null>(null);
  const { mutate, isPending, error } = useCallMutation('withdrawal.received');
  const { state, autoReceiptAt, withdrawalId, amount } = withdrawal;
  const isReported = state === 'not_received' || state === 'partially_received';
  if (state !== 'paid' && !isReported) return null;
  const received = async () => {
    const sure = await confirm({
      title: t('withdrawal.confirm.title'),
      message: t('withdrawal.confirm.message', { amount: money(amount) }),
      confirmLabel: t('withdrawal.receipt.yes'),
      cancelLabel: t('withdrawal.confirm.cancel'),
    });
    if (sure) mutate({ withdrawalId }, { onSuccess: () => void refreshCall('withdrawal.byId') });
  };
  const [beforeClock, , afterClock] = t('withdrawal.countdown').split(/<\/?1>/);
  const labels = {
    days: t('countdown.days'),
    hours: t('countdown.hours'),
    minutes: t('countdown.minutes'),
    seconds: t('countdown.seconds'),
  };
  return (
    <div className={styles.receipt}>
      {autoReceiptAt && (
        <div className={styles.countdown}>
          {beforeClock}
          <Countdown
            until={Date.parse(autoReceiptAt)}
            labels={labels}
            onEnd={() => void refreshCall('withdrawal.byId')}
          />
          {afterClock}
        </div>
      )}
      <p className={styles.question}>{t('withdrawal.receipt.question')}</p>
      <div className={styles.actions}>
        <Button variant="primary" loading={isPending} onClick={() => void received()}>
          {t('withdrawal.receipt.yes')}
        </Button>
        {!isReported && (
          <>
            <Button variant="secondary" onClick={() => setMissing('part')}>
              {t('withdrawal.receipt.part')}
            </Button>
            <Button variant="secondary" onClick={() => setMissing('none')}>
              {t('withdrawal.receipt.no')}
            </Button>
          </>
        )}
      </div>
      <FormAlert {...alertTexts(error)} />
      {missing && <MissingPaymentDialog withdrawal={withdrawal} kind={missing} onClose={() => setMissing(null)} />}
    </div>
  );
}
