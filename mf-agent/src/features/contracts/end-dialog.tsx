import type { AgentContract, ContractEffect } from '@marquee/contract/calls/contract';
import { useAlertTexts, useCall, useCallMutation, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { FormAlert } from '@marquee/ui/form';
import styles from './contracts.module.css';
import { refreshContracts } from './refresh-contracts';

interface EndDialogProps {
  readonly contract: AgentContract;
  readonly onClose: () => void;
}

/** Ends a contract, after showing when that is and what ends with it. */
export function EndDialog({ contract: { id: contractId, type }, onClose }: EndDialogProps) {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const alertTexts = useAlertTexts();
  const effect = useCall('agent.contractEffect', { contractId, action: 'terminate' }, { staleMs: 0 });
  const { mutate, isPending, error } = useCallMutation(`agent.${type}`);
  const end = () =>
    mutate(
      { contractId, action: 'terminate' },
      {
        onSuccess: () => {
          onClose();
          refreshContracts();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('contracts.endTitle')}
      closeLabel={t('contracts.close')}
      size="sm"
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('contracts.cancel')}
          </Button>
          <Button variant="danger" loading={isPending} disabled={!effect.data} onClick={end}>
            {t('contracts.end')}
          </Button>
        </>
      }
    >
      <FormAlert {...alertTexts(error)} />
      {effect.error ? (
        <ErrorState compact {...failureTexts(effect.error)} onRetry={() => void effect.refetch()} />
      ) : effect.data ? (
        <Effect effect={effect.data} />
      ) : (
        <Skeleton shape="block" height="4rem" />
      )}
    </Dialog>
  );
}

function Effect({ effect: { at, ends, total } }: { readonly effect: ContractEffect }) {
  const t = useMessages('agent');
  const { dateTime } = useFormat();
  return (
    <div className={styles.effect}>
      <p>{at === null ? t('contracts.endsNow') : t('contracts.endsAt', { at: dateTime(at) })}</p>
      {total === 0 ? (
        <p>{t('contracts.endAlone')}</p>
      ) : (
        <>
          <p>{t('contracts.endWith', { total })}</p>
          <ul className={styles.ends}>
            {ends.map(({ account, isOffer }) => (
              <li key={`${account} ${isOffer}`}>
                <bdi>{account}</bdi>
                {isOffer && <span>{t('contracts.state.requested')}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
