import { refreshCall, useAlertTexts, useCallMutation, useFormat, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import type { WithdrawalView } from './use-live-withdrawal';
import styles from './withdrawal-detail.module.css';

/** Takes back a withdrawal that is still in review. */
export function CancelWithdrawal({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { confirm, toast } = useShell();
  const alertTexts = useAlertTexts();
  const { mutate, isPending, error } = useCallMutation('withdrawal.cancel');
  const { withdrawalId, state, amount } = withdrawal;
  if (state !== 'review') return null;
  const cancel = async () => {
    const sure = await confirm({
      title: t('withdrawal.cancel.title'),
      message: t('withdrawal.cancel.message', { amount: money(amount) }),
      confirmLabel: t('withdrawal.cancel.action'),
      cancelLabel: t('withdrawal.cancel.keep'),
    });
    if (!sure) return;
    const refresh = () => {
      for (const call of ['withdrawal.byId', 'withdrawal.terms', 'wallets.balance'] as const) void refreshCall(call);
    };
    mutate(
      { withdrawalId },
      {
        onSuccess: () => toast({ kind: 'success', message: t('withdrawal.cancel.done', { amount: money(amount) }) }),
        onSettled: refresh,
      },
    );
  };
  return (
    <div className={styles.receipt}>
      <Button variant="secondary" loading={isPending} onClick={() => void cancel()}>
        {t('withdrawal.cancel.action')}
      </Button>
      <FormAlert {...alertTexts(error)} />
    </div>
  );
}
