import { isTriedType } from '@marquee/contract/agent-contract';
import type { ContractEffect } from '@marquee/contract/calls/contract';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';

/** What a change does, and what its terms would have given; null for types that cannot be tried. */
export interface Previewed {
  readonly effect: ContractEffect;
  readonly months: CallValue<'agentContracts.whatIf'>['months'] | null;
}

type Change = CallRequest<'agentContracts.preview'>;

/** What a change of the brand's contract would do, and its proposal to another operator. */
export function usePropose(onDone: () => void) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return {
    /** With the real figures of the agent by month, for types that can be tried. */
    async preview(change: Change): Promise<Previewed> {
      const { type, terms, brand, account } = change;
      const [effect, trial] = await Promise.all([
        client.call('agentContracts.preview', change),
        terms && isTriedType(type) ? client.call('agentContracts.whatIf', { brand, account, type, terms }) : null,
      ]);
      return { effect, months: trial?.months ?? null };
    },
    async propose(change: CallRequest<'agentContracts.propose'>): Promise<void> {
      await client.call('agentContracts.propose', change);
      notify({ tone: 'success', title: t('contracts.proposed', { account: change.account }) });
      void queryClient.invalidateQueries({ queryKey: ['agentContracts.show'] });
      onDone();
    },
  };
}
