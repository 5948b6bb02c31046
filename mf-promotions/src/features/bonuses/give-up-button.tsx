import type { Bonus } from '@marquee/contract/calls/bonuses';
import { refreshCall, useAlertTexts, useCallMutation, useFormat, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import styles from './bonuses.module.css';

/** Gives up a bonus after a confirmation that names the sum. */
export function GiveUpButton({ bonus }: { readonly bonus: Bonus }) {
  const t = useMessages('promotions');
  const { money } = useFormat();
  const { confirm, toast } = useShell();
  const alertTexts = useAlertTexts();
  const { mutate, isPending, error } = useCallMutation('bonuses.giveUp');
  const { bonusId, name, outstanding } = bonus;
  const amount = money(outstanding);
  const giveUp = async () => {
    const sure = await confirm({
      title: t('bonuses.giveUp.title', { name }),
      message: t('bonuses.giveUp.message', { amount }),
      confirmLabel: t('bonuses.giveUp.confirm', { amount }),
      cancelLabel: t('bonuses.giveUp.keep'),
      danger: true,
    });
    if (!sure) return;
    mutate(
      { bonusId, amount: outstanding },
      {
        onSuccess: () => toast({ kind: 'success', message: t('bonuses.giveUp.done', { amount }) }),
        onSettled: () => {
          for (const call of ['bonuses.own', 'bonuses.history', 'wallets.balance'] as const) void refreshCall(call);
        },
      },
    );
  };
  return (
    <div className={styles.actions}>
      <Button size="sm" loading={isPending} onClick={() => void giveUp()}>
        {t('bonuses.giveUp.open')}
      </Button>
      <FormAlert {...alertTexts(error)} />
    </div>
  );
}
