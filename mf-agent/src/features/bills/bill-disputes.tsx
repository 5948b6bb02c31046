import type { CallValue } from '@marquee/contract/calls/index';
import type { BillDispute } from '@marquee/contract/calls/settlement';
import { refreshCall, useCallMutation, useErrorMessage, useFormat, useMessages, useShell } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { useIsOwner } from '../office/use-is-owner';
import styles from './bill.module.css';
import { DisputeStateBadge } from './dispute-state';

/** The agent's objections to a bill, the latest first, with what operators answered. */
export function BillDisputes({ disputes }: Pick<CallValue<'agent.bill'>, 'disputes'>) {
  const t = useMessages('agent');
  if (disputes.length === 0) return null;
  return (
    <Panel title={t('bills.dispute.list')}>
      <ul className={styles.disputes}>
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <Dispute dispute={dispute} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Dispute({ dispute }: { readonly dispute: BillDispute }) {
  const { text, state, createdAt, answer, answeredAt, isBeingDecided } = dispute;
  const t = useMessages('agent');
  const { dateTime } = useFormat();
  return (
    <div className={styles.dispute}>
      <p className={styles.head}>
        <DisputeStateBadge state={state} /> <span>{dateTime(createdAt)}</span>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {answeredAt !== null && (
        <>
          <p className={styles.head}>{t('bills.dispute.answered', { at: dateTime(answeredAt) })}</p>
          <p className={styles.text} dir="auto">
            {answer}
          </p>
        </>
      )}
      {state === 'open' && (
        <p className={styles.head}>{t(isBeingDecided ? 'bills.dispute.deciding' : 'bills.dispute.waiting')}</p>
      )}
      {state === 'open' && !isBeingDecided && <Withdrawal dispute={dispute} />}
    </div>
  );
}

/** Takes an open objection back, after a question. */
function Withdrawal({ dispute: { id, revision } }: { readonly dispute: BillDispute }) {
  const t = useMessages('agent');
  const isOwner = useIsOwner();
  const { confirm, toast } = useShell();
  const errorMessage = useErrorMessage();
  const withdraw = useCallMutation('agent.withdrawDispute');
  if (!isOwner) return null;
  const ask = async () => {
    const confirmed = await confirm({
      title: t('bills.dispute.withdraw'),
      message: t('bills.dispute.withdrawMessage'),
      confirmLabel: t('bills.dispute.withdraw'),
      cancelLabel: t('contracts.cancel'),
    });
    if (!confirmed) return;
    withdraw.mutate(
      { id, revision },
      {
        onError: (error) => toast({ kind: 'error', message: errorMessage(error) }),
        onSettled: refreshBills,
      },
    );
  };
  return (
    <Button size="sm" className={styles.withdraw} loading={withdraw.isPending} onClick={() => void ask()}>
      {t('bills.dispute.withdraw')}
    </Button>
  );
}

/** Reads the statement and the lists again. */
export function refreshBills(): void {
  void refreshCall('agent.bill');
  void refreshCall('agent.bills');
}
