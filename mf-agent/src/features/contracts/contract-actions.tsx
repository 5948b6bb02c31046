import type { AgentContract } from '@marquee/contract/calls/contract';
import { refreshCall, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';

/** From whose side: received from the upline, or given to an agent below. */
export type ContractSide = 'received' | 'given';

interface ContractActionsProps {
  readonly contract: AgentContract;
  readonly side: ContractSide;
}

/** Answers an offer in the shell's dialog, or ends a contract after confirming which others end with it. */
export function ContractActions({ contract, side }: ContractActionsProps) {
  const t = useMessages('agent');
  const { openModal, confirm, toast } = useShell();
  const errorMessage = useErrorMessage();
  const { mutate, isPending } = useCallMutation(`agent.${contract.type}`);
  const { id: contractId, state, ends } = contract;
  const end = () =>
    mutate(
      { contractId, action: 'terminate' },
      {
        onSuccess: () => void refreshCall('agent.contracts'),
        onError: (error) => toast({ kind: 'error', message: errorMessage(error), requestId: error.supportId }),
      },
    );
  const askAndEnd = async () => {
    const list = ends.map(({ account }) => account).join(', ');
    const confirmed = await confirm({
      title: t('contracts.endTitle'),
      message: ends.length === 0 ? t('contracts.endAlone') : t('contracts.endWith', { list }),
      confirmLabel: t('contracts.end'),
      cancelLabel: t('contracts.cancel'),
      danger: true,
    });
    if (confirmed) end();
  };
  if (state === 'active')
    return (
      <Button size="sm" loading={isPending} onClick={() => void askAndEnd()}>
        {t('contracts.end')}
      </Button>
    );
  if (state !== 'offered') return null;
  return side === 'received' ? (
    <Button size="sm" variant="primary" onClick={() => openModal('contract', { contractId })}>
      {t('contracts.answer')}
    </Button>
  ) : (
    <Button size="sm" loading={isPending} onClick={end}>
      {t('contracts.cancelOffer')}
    </Button>
  );
}
