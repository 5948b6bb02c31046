import type { CallRequest } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';

type Change = CallRequest<'agentContracts.preview'>;

/** What a change of the brand's contract would do, and its proposal to another operator. */
export function usePropose(onDone: () => void) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return {
    preview: (change: Change) => client.call('agentContracts.preview', change),
    async propose(change: CallRequest<'agentContracts.propose'>): Promise<void> {
      await client.call('agentContracts.propose', change);
      notify({ tone: 'success', title: t('contracts.proposed', { account: change.account }) });
      void queryClient.invalidateQueries({ queryKey: ['agentContracts.show'] });
      onDone();
    },
  };
}
