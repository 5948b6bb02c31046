import type { CallValue } from '@marquee/contract/calls/index';
import {
  refreshCall,
  useCall,
  useCallMutation,
  useErrorMessage,
  useFormat,
  useLanguage,
  useMessages,
  useShell,
  useTopic,
} from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { useIsOwner } from '../office/use-is-owner';
import styles from './bills.module.css';

/** That payments to the agent are on hold; what the agent owes to the agents directly below, what that keeps it from, and the way to pay it now. */
export function DebtNotice() {
  const { data } = useCall('agent.debt', {}, { staleMs: 0 });
  useTopic('wallet.float', () => void refreshCall('agent.debt'));
  useTopic('bills.changed', () => void refreshCall('agent.debt'));
  if (!data) return null;
  return (
    <>
      {data.hold && <HoldNotice hold={data.hold} />}
      {data.bills > 0 && <Debt data={data} />}
    </>
  );
}

function HoldNotice({
  hold: { cause, notice, since, amount },
}: {
  readonly hold: NonNullable<CallValue<'agent.debt'>['hold']>;
}) {
  const t = useMessages('agent');
  const language = useLanguage();
  const { money, dateTime } = useFormat();
  return (
    <Panel
      className={styles.debt}
      title={t('bills.hold.title', { notice: cause[language] ?? cause['en'] ?? '' })}
      description={
        <>
          {notice !== null && <bdi className={styles.notice}>{notice}</bdi>}
          {t('bills.hold.text', { since: dateTime(since), amount: money(amount) })}
        </>
      }
    />
  );
}

function Debt({ data }: { readonly data: CallValue<'agent.debt'> }) {
  const t = useMessages('agent');
  const { money } = useFormat();
  const { toast } = useShell();
  const isOwner = useIsOwner();
  const errorMessage = useErrorMessage();
  const pay = useCallMutation('agent.payBills');
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
