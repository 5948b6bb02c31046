import {
  refreshCall,
  useCall,
  useCallMutation,
  useErrorMessage,
  useFormat,
  useMessages,
  useShell,
  useTopic,
} from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { useIsOwner } from '../office/use-is-owner';
import styles from './bills.module.css';

/** What the agent owes to the agents directly below, what that keeps the agent from, and the way to pay it now. */
export function DebtNotice() {
  const t = useMessages('agent');
  const { money } = useFormat();
  const { toast } = useShell();
  const isOwner = useIsOwner();
  const errorMessage = useErrorMessage();
  const { data } = useCall('agent.debt', {}, { staleMs: 0 });
  useTopic('wallet.float', () => void refreshCall('agent.debt'));
  const pay = useCallMutation('agent.payBills');
  if (!data || data.bills === 0) return null;
  const payNow = () =>
    pay.mutate(
      {},
      {
        onSuccess({ paid, open }) {
          const isPaid = Number(open) === 0;
          const message = t(isPaid ? 'bills.debt.paid' : 'bills.debt.part', { paid: money(paid), open: money(open) });
          toast({ kind: isPaid ? 'success' : 'warning', message });
        },
        onError: (error) => toast({ kind: 'error', message: errorMessage(error) }),
        onSettled() {
          void refreshCall('agent.debt');
          void refreshCall('agent.bills');
        },
      },
    );
  return (
    <Panel
      className={styles.debt}
      title={t('bills.debt.title', { amount: money(data.open) })}
      description={
        <>
          {t('bills.debt.text', { count: data.bills, float: money(data.float), cash: money(data.cash) })}
          {Number(data.bound) > 0 && <> {t('bills.debt.bound', { amount: money(data.bound) })}</>}
        </>
      }
      actions={
        isOwner && (
          <Button variant="primary" loading={pay.isPending} onClick={payNow}>
            {t('bills.debt.pay')}
          </Button>
        )
      }
    />
  );
}
