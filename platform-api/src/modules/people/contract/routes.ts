import { AGENT_CONTRACT_TYPES } from '@marquee/contract/agent-contract';
import type { On } from '../../../platform/http/call-registrar';
import type { ContractService } from './service';

export function contractRoutes(on: On, contracts: ContractService): void {
  on('agent.contracts', (_input, { member, brand }) => contracts.list(member, brand));
  on('agent.givenContracts', (request, { member, brand }) => contracts.given(member, brand, request));
  on('agent.contractEffect', (request, { member, brand }) => contracts.effect(member, brand, request));
  on('agent.contractFacts', (_input, { member }) => contracts.facts(member));
  on('agent.offerContract', async (offer, { member, brand }) => {
    await contracts.offer(member, brand, offer);
    return null;
  });
  for (const type of AGENT_CONTRACT_TYPES) {
    on(`agent.${type}`, async (decision, { member, brand }) => {
      await contracts.decide(member, brand, type, decision);
      return null;
    });
  }
}
