import type { AgentContract } from '@marquee/contract/calls/contract';
import { useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { useIsOwner } from '../office/use-is-owner';
import { EndDialog } from './end-dialog';
import { refreshContracts } from './refresh-contracts';
import { TermsDialog } from './terms-dialog';

/** From whose side: received from the upline, or given to an agent below. */
export type ContractSide = 'received' | 'given';

interface ContractActionsProps {
  readonly contract: AgentContract;
  readonly side: ContractSide;
}

/** Shows the terms, answers an offer in the shell's dialog, takes one back, or ends a contract. */
export function ContractActions({ contract, side }: ContractActionsProps) {
  const t = useMessages('agent');
  const { openModal } = useShell();
  const isOwner = useIsOwner();
  const [shown, setShown] = useState<'terms' | 'end' | null>(null);
  const { id: contractId, state, endsAt } = contract;
  const close = () => setShown(null);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setShown('terms')}>
        {t('contracts.terms')}
      </Button>
      {isOwner && state === 'valid' && endsAt === null && (
        <Button size="sm" onClick={() => setShown('end')}>
          {t('contracts.end')}
        </Button>
      )}
      {isOwner && state === 'requested' && side === 'received' && (
        <Button size="sm" variant="primary" onClick={() => openModal('contract', { contractId })}>
          {t('contracts.answer')}
        </Button>
      )}
      {isOwner && state === 'requested' && side === 'given' && <CancelOffer contract={contract} />}
      {shown === 'terms' && <TermsDialog contract={contract} onClose={close} />}
      {shown === 'end' && <EndDialog contract={contract} onClose={close} />}
    </>
  );
}

function CancelOffer({ contract: { id: contractId, type } }: { readonly contract: AgentContract }) {
  const t = useMessages('agent');
  const { toast } = useShell();
  const errorMessage = useErrorMessage();
  const { mutate, isPending } = useCallMutation(`agent.${type}`);
  const cancel = () =>
    mutate(
      { contractId, action: 'terminate' },
      {
        onSuccess: refreshContracts,
        onError: (error) => toast({ kind: 'error', message: errorMessage(error), requestId: error.supportId }),
      },
    );
  return (
    <Button size="sm" loading={isPending} onClick={cancel}>
      {t('contracts.cancelOffer')}
    </Button>
  );
}
