import type { AgentContract } from '@marquee/contract/calls/contract';
import { type ApiError, refreshCall, useCall, useCallMutation, useMessages, useShell } from '@marquee/kit';
import { Button, Skeleton } from '@marquee/ui';
import { useState } from 'react';
import { FormAlert } from '../../lib/form/form-alert';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { ContractTerms } from './contract-terms';

/** A contract that the agent's upline offers, with what accepting it would end further down; answered here. */
export default function ContractModal({ props, close }: ShellModalProps<'contract'>) {
  const t = useMessages('shell');
  const { data, isPending } = useCall('agent.contracts', {});
  const contract = data?.received.find(({ id, state }) => id === props.contractId && state === 'requested');
  if (contract) return <Offer contract={contract} close={close} />;
  return (
    <ShellDialog title={t('contract.title')}>
      {isPending ? <Skeleton shape="block" height="8rem" /> : <p>{t('contract.closed')}</p>}
    </ShellDialog>
  );
}

function Offer({ contract, close }: { readonly contract: AgentContract; readonly close: () => void }) {
  const t = useMessages('shell');
  const { toast } = useShell();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { mutate, isPending, variables } = useCallMutation(`agent.${contract.type}`);
  const decide = (action: 'accept' | 'reject') =>
    mutate(
      { contractId: contract.id, action },
      {
        onSuccess: () => {
          close();
          toast({ kind: 'success', message: t(action === 'accept' ? 'contract.accepted' : 'contract.rejected') });
          void refreshCall('agent.contracts');
        },
        onError: setFailure,
      },
    );
  const isDeciding = (action: string) => isPending && variables.action === action;
  return (
    <ShellDialog
      title={t('contract.title')}
      description={t('contract.text', { name: contract.nickname ?? '' })}
      footer={
        <>
          <Button disabled={isPending} loading={isDeciding('reject')} onClick={() => decide('reject')}>
            {t('contract.reject')}
          </Button>
          <Button
            variant="primary"
            disabled={isPending}
            loading={isDeciding('accept')}
            onClick={() => decide('accept')}
          >
            {t('contract.accept')}
          </Button>
        </>
      }
    >
      <FormAlert failure={failure} />
      <ContractTerms contract={contract} />
    </ShellDialog>
  );
}
