import { refreshCall } from '@marquee/kit';

/** Reads both lists again, and what ends with contracts. */
export const refreshContracts = (): void => {
  for (const call of ['agent.contracts', 'agent.givenContracts', 'agent.contractEffect'] as const)
    void refreshCall(call);
};
